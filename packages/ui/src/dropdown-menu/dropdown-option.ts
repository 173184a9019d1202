import type { ReactElement, ReactNode } from 'react'

export type DropdownOption = {
  name: string
  /** Runs when the option is chosen; the menu closes on its own. */
  action?: () => void
  /** Leaves the option out. */
  hide?: boolean
  /** Shown, but can't be chosen. */
  disabled?: boolean
  icon?: ReactNode
  /** A quieter second line. */
  note?: ReactNode
  tone?: 'danger'
  /** For options that lead to a page: a link, whose content the option's own takes the place of. */
  link?: ReactElement<{ children?: ReactNode }>
}

export function shownOptions(options: DropdownOption[], search: string): DropdownOption[] {
  const wanted = search.trim().toLowerCase()
  return options.filter(({ name, hide }) => !hide && name.toLowerCase().includes(wanted))
}
