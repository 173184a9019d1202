import type { ListboxOption } from './listbox-option.ts'

/** The options that are shown for what was typed, in their order; all of them for nothing. */
export type FindOptions = (
  options: readonly ListboxOption[],
  typed: string,
) => readonly ListboxOption[]

/** "Cote" finds "Côte d'Ivoire": accents and capitals don't count. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Options with a word that starts with what was typed; those that start with it themselves come first. */
export const findByWord: FindOptions = (options, typed) => {
  const wanted = foldForSearch(typed.trim())
  if (wanted === '') return options
  const starting: ListboxOption[] = []
  const containing: ListboxOption[] = []
  for (const option of options) {
    const label = foldForSearch(option.label)
    if (label.startsWith(wanted)) starting.push(option)
    else if (label.split(/[^\p{Letter}\p{Number}]+/u).some(word => word.startsWith(wanted)))
      containing.push(option)
    else if (label.includes(` ${wanted}`)) containing.push(option)
  }
  return [...starting, ...containing]
}
