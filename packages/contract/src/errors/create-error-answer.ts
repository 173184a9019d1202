import type { PaymentQuote } from '../payment/payment-quote.ts'
import type { ErrorAnswer, StartedPayment } from './error-answer.ts'
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts'

export interface ErrorDetails {
  /** Replaces the catalogue's sentence with a more specific one, such as with a plan's minimum. */
  readonly sentence?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly payment?: StartedPayment
  /** With `quote_changed` and `payment_already_started`: what the payment costs now. */
  readonly quote?: PaymentQuote
}

/** The status and the body that a code is answered with. */
export function createErrorAnswer(
  code: ErrorCode,
  { sentence, fields, payment, quote }: ErrorDetails = {},
): { status: number; body: ErrorAnswer & { code: ErrorCode } } {
  const entry = errorCatalogue[code]
  const body = {
    error: sentence ?? entry.sentence,
    code,
    ...(fields && { fields: { ...fields } }),
    ...(payment && { payment }),
    ...(quote && { quote }),
  }
  return { status: entry.status, body }
}
