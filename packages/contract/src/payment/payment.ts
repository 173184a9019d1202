import { array, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { WireMoney } from '../money/wire-money.ts'
import { PlanReference } from '../plan/plan.ts'
import { FeeLine } from './fee.ts'
import { Gateway } from './gateway.ts'
import { PaymentAccount } from './payment-account.ts'
import { PaymentStatus } from './payment-status.ts'

export const paymentPurposes = ['portfolio', 'top_up', 'deposit', 'recurring'] as const
export const PaymentPurpose = enums(paymentPurposes)

export const Payment = type({
  id: id<'payment'>(),
  purpose: PaymentPurpose,
  gateway: Gateway,
  status: PaymentStatus,
  /** What arrives at the plan or wallet. */
  amount: WireMoney,
  fee: WireMoney,
  /** The parts of `fee`. */
  fees: array(FeeLine),
  /** What the member pays, in the currency they pay in. */
  total: WireMoney,
  /** What arrived, in the currency of `total`; null until it has. */
  received: nullable(WireMoney),
  /** How much of `amount` was given back so far. */
  refunded: WireMoney,
  reference: string(),
  /** Where it is paid while it is pending: the checkout, or an account number for this payment alone. */
  payment_link: nullable(string()),
  account: nullable(PaymentAccount),
  expires_at: nullable(DateTime),
  portfolio_id: nullable(id<'portfolio'>()),
  /** The plan of the portfolio it is for. */
  plan: nullable(PlanReference),
  /** The wallet it is for. Beside a portfolio: the money could not go into it and went here. */
  wallet_id: nullable(id<'wallet'>()),
  failure_reason: nullable(string()),
  created_at: DateTime,
  settled_at: nullable(DateTime),
})
export type Payment = Infer<typeof Payment>
