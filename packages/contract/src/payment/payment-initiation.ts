import { type Infer, nullable, string, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Gateway } from './gateway.ts'
import { PaymentStatus } from './payment-status.ts'

/** What a payment that has begun answers. With a link the member goes there; without one it is done or awaited. */
export const PaymentInitiation = type({
  gateway: Gateway,
  payment_link: nullable(string()),
  portfolio_id: nullable(id<'portfolio'>()),
  payment_id: id<'payment'>(),
  status: PaymentStatus,
  /** What the member writes on a transfer so that it finds its way. */
  reference: string(),
})
export type PaymentInitiation = Infer<typeof PaymentInitiation>
