import { type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Gateway } from './gateway.ts'
import { PaymentAccount } from './payment-account.ts'
import { PaymentStatus } from './payment-status.ts'

/** The answer to beginning a payment: where it is paid, or neither when it is done or goes to the club's bank account. */
export const PaymentInitiation = type({
  gateway: Gateway,
  payment_link: nullable(string()),
  account: nullable(PaymentAccount),
  /** Until when link and account take the payment. */
  expires_at: nullable(DateTime),
  portfolio_id: nullable(id<'portfolio'>()),
  payment_id: id<'payment'>(),
  status: PaymentStatus,
  /** The reference that the member writes on a transfer. */
  reference: string(),
})
export type PaymentInitiation = Infer<typeof PaymentInitiation>
