import type { ListboxOption } from '../listbox/listbox-option.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country and territory the browser can name, for stories that need a list as long as the real one. */
export function regions(): ListboxOption[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return LETTERS.flatMap(first => LETTERS.map(second => first + second))
    .flatMap(code => {
      const label = names.of(code)
      return label ? [{ value: code, label, note: code }] : []
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}
