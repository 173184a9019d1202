import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { freeText } from '../fields/text.ts'
import { Currency } from '../money/currency.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { Gateway } from './gateway.ts'
import { PaymentPurpose } from './payment.ts'
import { withWayRules } from './payment-body.ts'
import { PaymentQuote } from './payment-quote.ts'

/** The same choices as in the call that starts the payment: another one costs another sum. */
export const QuoteBody = withWayRules(
  object({
    purpose: PaymentPurpose,
    amount: AmountToPay,
    /** Of the plan or wallet that is paid for. */
    currency: Currency,
    gateway: Gateway,
    is_localized: optional(boolean()),
    is_us_institution: optional(boolean()),
    target_wallet: optional(Currency),
    /** For a transfer to the club's own account: the reference shown before, which stays while no payment has it. */
    reference: optional(freeText(40)),
  }),
)
export type QuoteBody = Infer<typeof QuoteBody>

export const quotePayment = endpoint({
  summary: 'What a payment will cost: amount, fees, total, and the rate with the time it was set.',
  method: 'POST',
  path: '/payment/quote',
  access: 'member',
  body: QuoteBody,
  response: PaymentQuote,
  errors: [
    'wallet_not_available',
    'gateway_not_available',
    'currency_mismatch',
    'exchange_rate_missing',
  ],
})
