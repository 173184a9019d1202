import { array, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { RateText } from '../money/exchange-rate.ts'
import { WireMoney } from '../money/wire-money.ts'
import { FeeLine } from './fee.ts'
import { PaymentPurpose } from './payment.ts'

/** How long its figures hold before the payment starts. */
export const quoteMinutes = 10

/** Shown before the member pays, and stored, so that what was shown is what is charged. */
export const PaymentQuote = type({
  quote_id: id<'quote'>(),
  purpose: PaymentPurpose,
  /** What arrives, in the currency asked for. */
  amount: WireMoney,
  /** The same in the currency the member pays in. */
  amount_to_pay: WireMoney,
  /** What is paid on top, line by line; those of nothing are left out. */
  fees: array(FeeLine),
  /** All of them together. */
  fee: WireMoney,
  total: WireMoney,
  /** Null where nothing is converted. */
  rate: nullable(RateText),
  rate_set_at: nullable(DateTime),
  /** Kept for a transfer to the club's own account, so that it is known before the money leaves; null for other ways. */
  reference: nullable(string()),
  expires_at: DateTime,
})
export type PaymentQuote = Infer<typeof PaymentQuote>
