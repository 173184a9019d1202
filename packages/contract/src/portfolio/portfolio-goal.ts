import { type Infer, object } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { AmountToPay } from '../money/wire-amount.ts'

/** What a portfolio is to be worth, and by which day. */
export const PortfolioGoal = object({ amount: AmountToPay, by: DateText })
export type PortfolioGoal = Infer<typeof PortfolioGoal>
