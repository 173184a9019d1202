import { define, type Infer, nullable, optional, record, string, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { PaymentQuote } from '../payment/payment-quote.ts'
import { PaymentStatus } from '../payment/payment-status.ts'

/** The payment that was begun before. */
export const StartedPayment = type({
  id: id<'payment'>(),
  payment_link: nullable(string()),
  status: PaymentStatus,
})
export type StartedPayment = Infer<typeof StartedPayment>

/** A client may know fewer of them than the server that answers. */
const errorCode = define<string>('error code', value => typeof value === 'string')

/** The body of every answer that is not a success. `fields` names each field with its sentence. */
export const ErrorAnswer = type({
  error: string(),
  code: errorCode,
  fields: optional(record(string(), string())),
  /** With `payment_already_started`. */
  payment: optional(StartedPayment),
  /** What the payment costs now, where the quote that it came with doesn't hold any more. */
  quote: optional(PaymentQuote),
})
export type ErrorAnswer = Infer<typeof ErrorAnswer>
