import { type FindOptions, foldForSearch } from '../listbox/find-options.ts'

/** What people call a country besides its name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  GB: ['uk'],
  US: ['us', 'usa'],
}

/** Countries whose name starts with what was typed, in their order. Digits find the calling codes that start with them. */
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
  return options.filter(({ label, value }) =>
    [foldForSearch(label), ...(alsoCalled[value] ?? [])].some(name => name.startsWith(wanted)),
  )
}
