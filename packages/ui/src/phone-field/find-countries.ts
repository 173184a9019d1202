import { type FindOptions, foldForSearch } from '../listbox/find-options.ts'

/** What people call a country when they mean its code. */
const alsoCalled: Record<string, string> = { uk: 'GB', usa: 'US', uae: 'AE' }

/**
 * Countries by name, by code and by number. Names that start with what was typed come first, then the country
 * with that code, then names with it anywhere. Digits find the calling codes that start with them.
 */
export const findCountries: FindOptions = (options, typed) => {
  const wanted = foldForSearch(typed.trim())
  if (wanted === '') return options
  const number = /^\+?\d+$/.test(wanted) ? `+${wanted.replace('+', '')}` : undefined
  if (number) {
    const found = options.filter(({ note }) => note?.startsWith(number))
    return found.toSorted(
      (one, other) => Number(other.note === number) - Number(one.note === number),
    )
  }
  const code = alsoCalled[wanted] ?? wanted.toUpperCase()
  const ranks = options.flatMap(option => {
    const name = foldForSearch(option.label)
    if (name.startsWith(wanted)) return [{ option, rank: 0 }]
    if (option.value === code) return [{ option, rank: 1 }]
    return name.includes(wanted) ? [{ option, rank: 2 }] : []
  })
  return ranks.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option)
}
