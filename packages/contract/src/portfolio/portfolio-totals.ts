import { type Infer, type } from 'superstruct'
import { Count } from '../fields/whole-number.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'

/** Several portfolios of one currency taken together. */
export const PortfolioTotals = type({
  currency: Currency,
  value: WireAmount,
  contributed: WireAmount,
  returns: WireAmount,
  fees: WireAmount,
  paid_out: WireAmount,
  portfolios: Count,
})
export type PortfolioTotals = Infer<typeof PortfolioTotals>
