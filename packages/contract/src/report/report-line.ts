import { type Infer, type } from 'superstruct'
import { WireAmount } from '../money/wire-amount.ts'

/** opening + contributions + returns + fees + payouts = closing; fees and payouts are below zero. */
export const ReportLine = type({
  opening: WireAmount,
  contributions: WireAmount,
  returns: WireAmount,
  fees: WireAmount,
  payouts: WireAmount,
  closing: WireAmount,
})
export type ReportLine = Infer<typeof ReportLine>
