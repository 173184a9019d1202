import { mostCounted } from '@kinfold/contract/paging/most-counted'

/** "1 case", "12 cases", and "10,000 or more cases" where nobody counts further. */
export function countText(count: number, of: { readonly one: string; readonly many: string }) {
  const written = count.toLocaleString('en-NG')
  if (count >= mostCounted) return `${written} or more ${of.many}`
  return `${written} ${count === 1 ? of.one : of.many}`
}
