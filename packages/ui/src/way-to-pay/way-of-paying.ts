import type { ReactNode } from 'react'
import type { MoneyAmount } from '../money/money-parts.ts'

export type WayOfPaying<Value extends string> = {
  value: Value
  name: ReactNode
  icon?: ReactNode
  /** "At once", "Within 48 hours". */
  arrives: string
  /** Absent until it is known. */
  cost?: WayCost | undefined
  /** One more quiet line: what the wallet holds. */
  note?: ReactNode
  /** Why it can't be chosen, with what would change that. */
  impossible?: ReactNode
}

export type WayCost = {
  charge: MoneyAmount
  /** What leaves the member's account. */
  total: MoneyAmount
}
