import { boolean, type Infer, nullable, object, optional, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { RateText } from '../money/exchange-rate.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { WireMoney } from '../money/wire-money.ts'
import { Gateway } from './gateway.ts'

/** Shown before the member pays, and stored, so that what was shown is what is charged. */
export const PaymentQuote = type({
  quote_id: id<'quote'>(),
  /** What arrives, in the currency asked for. */
  amount: WireMoney,
  /** The same in the currency the member pays in. */
  amount_to_pay: WireMoney,
  fee: WireMoney,
  total: WireMoney,
  /** Null where nothing is converted. */
  rate: nullable(RateText),
  rate_set_at: nullable(DateTime),
  expires_at: DateTime,
})
export type PaymentQuote = Infer<typeof PaymentQuote>

export const quotePayment = endpoint({
  summary: 'What a payment will cost: amount, fee, total, and the rate with the time it was set.',
  method: 'POST',
  path: '/payment/quote',
  access: 'member',
  body: object({
    amount: AmountToPay,
    currency: Currency,
    gateway: Gateway,
    is_localized: optional(boolean()),
    is_us_institution: optional(boolean()),
    target_wallet: optional(Currency),
  }),
  response: PaymentQuote,
  errors: ['wallet_not_available', 'gateway_not_available', 'exchange_rate_missing'],
})
