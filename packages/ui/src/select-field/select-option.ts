import type { ReactNode } from 'react'

export type SelectOption = {
  value: string
  label: string
  /** Quieter, at the end of the line: a code, a bank's short name. */
  note?: string
  icon?: ReactNode
  disabled?: boolean
}

/** "Cote" finds "Côte d'Ivoire": accents and capitals don't count. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Options with a word that starts with what was typed; those that start with it themselves come first. */
export function searchOptions(options: SelectOption[], typed: string): SelectOption[] {
  const wanted = foldForSearch(typed.trim())
  if (wanted === '') return options
  const starting: SelectOption[] = []
  const containing: SelectOption[] = []
  for (const option of options) {
    const label = foldForSearch(option.label)
    if (label.startsWith(wanted)) starting.push(option)
    else if (label.split(/[^\p{Letter}\p{Number}]+/u).some(word => word.startsWith(wanted)))
      containing.push(option)
    else if (label.includes(` ${wanted}`)) containing.push(option)
  }
  return [...starting, ...containing]
}
