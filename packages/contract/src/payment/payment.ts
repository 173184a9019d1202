import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { WireMoney } from '../money/wire-money.ts'
import { Gateway } from './gateway.ts'
import { PaymentStatus } from './payment-status.ts'

export const paymentPurposes = ['portfolio', 'top_up', 'deposit', 'recurring'] as const

export const Payment = type({
  id: id<'payment'>(),
  purpose: enums(paymentPurposes),
  gateway: Gateway,
  status: PaymentStatus,
  /** What arrives at the plan or wallet. */
  amount: WireMoney,
  fee: WireMoney,
  /** What the member pays, in the currency they pay in. */
  total: WireMoney,
  /** How much of `amount` was given back so far. */
  refunded: WireMoney,
  reference: string(),
  portfolio_id: nullable(id<'portfolio'>()),
  wallet_id: nullable(id<'wallet'>()),
  failure_reason: nullable(string()),
  created_at: DateTime,
  settled_at: nullable(DateTime),
})
export type Payment = Infer<typeof Payment>
