import { Refusal } from './refusal.ts'

/** The one of a list with this id, or the refusal that the server answers. */
export function found<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const item = list.find(each => each.id === id)
  if (!item) throw new Refusal('not_found')
  return item
}
