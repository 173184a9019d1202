import { type Infer, type } from 'superstruct'
import { WireAmount } from '../money/wire-amount.ts'

/**
 * opening + contributions + returns + fees + payouts = closing. Fees and payouts are below zero, unless they were
 * taken back; contributions are where more was given back than came.
 */
export const ReportLine = type({
  opening: WireAmount,
  contributions: WireAmount,
  returns: WireAmount,
  fees: WireAmount,
  payouts: WireAmount,
  closing: WireAmount,
})
export type ReportLine = Infer<typeof ReportLine>
