import { type Infer, optional, record, string, type } from 'superstruct'
import { PaymentQuote } from '../payment/payment-quote.ts'

/** The body of every answer that is not a success. `fields` names each field with its sentence. */
export const ErrorAnswer = type({
  error: string(),
  code: string(),
  fields: optional(record(string(), string())),
  /** What the payment costs now, where the quote that it came with doesn't hold any more. */
  quote: optional(PaymentQuote),
})
export type ErrorAnswer = Infer<typeof ErrorAnswer>
