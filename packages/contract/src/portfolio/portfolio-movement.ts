import { enums, type Infer, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { WireAmount } from '../money/wire-amount.ts'

export const portfolioMovementKinds = [
  'contribution',
  'return',
  'fee',
  'payout',
  'refund',
  'chargeback',
  'rollover',
  'adjustment',
] as const

export const PortfolioMovement = type({
  id: id<'movement'>(),
  kind: enums(portfolioMovementKinds),
  /** Below zero when it leaves the portfolio. */
  amount: WireAmount,
  value_after: WireAmount,
  description: string(),
  happened_at: DateTime,
})
export type PortfolioMovement = Infer<typeof PortfolioMovement>
