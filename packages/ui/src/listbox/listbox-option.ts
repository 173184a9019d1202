import type { ReactNode } from 'react'

export type ListboxOption = {
  value: string
  label: string
  /** Quieter, at the end of the line: a code, a bank's short name. */
  note?: string
  icon?: ReactNode
  disabled?: boolean
}
