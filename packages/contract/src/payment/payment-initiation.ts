import { type Infer, nullable, string, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Gateway } from './gateway.ts'
import { PaymentStatus } from './payment-status.ts'

/** The answer to beginning a payment: a link to the checkout, or none when the payment is done or expected by transfer. */
export const PaymentInitiation = type({
  gateway: Gateway,
  payment_link: nullable(string()),
  portfolio_id: nullable(id<'portfolio'>()),
  payment_id: id<'payment'>(),
  status: PaymentStatus,
  /** The reference that the member writes on a transfer. */
  reference: string(),
})
export type PaymentInitiation = Infer<typeof PaymentInitiation>
