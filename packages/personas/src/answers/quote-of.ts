import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { currencyToPay } from '@kinfold/contract/payment/currency-to-pay'
import { feeLinesOf, sumOfFees } from '@kinfold/contract/payment/fee'
import { type PaymentQuote, quoteMinutes } from '@kinfold/contract/payment/payment-quote'
import { pricePayment } from '@kinfold/contract/payment/price-payment'
import type { QuoteBody } from '@kinfold/contract/payment/quote-payment'
import { demoId, demoReference } from '../demo-id.ts'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { demoRateAt } from '../rates/demo-rates.ts'
import { referenceMoment } from '../reference-day.ts'

/** What a payment costs on the reference day, or why it has no price. */
export function priceOf(body: QuoteBody) {
  return pricePayment({
    amount: moneyFromWire(body.currency, body.amount),
    gateway: body.gateway,
    paidCurrency: currencyToPay(body),
    rate: demoRateAt(referenceMoment).rate,
    rules: demoFeeRules,
  })
}

/** What POST /payment/quote answers on the reference day. */
export function quoteOf(body: QuoteBody): PaymentQuote {
  const price = priceOf(body)
  if (typeof price === 'string') throw new RangeError(price)
  const { paid, fees, total } = price
  const { text, setAt } = demoRateAt(referenceMoment)
  const converts = paid.currency !== body.currency
  return {
    quote_id: demoId('quote', body.purpose, body.gateway, body.currency, body.amount),
    purpose: body.purpose,
    amount: toWireMoney(moneyFromWire(body.currency, body.amount)),
    amount_to_pay: toWireMoney(paid),
    fees: feeLinesOf(fees),
    fee: toWireMoney(sumOfFees(fees)),
    total: toWireMoney(total),
    rate: converts ? text : null,
    rate_set_at: converts ? setAt : null,
    // The one that the payment will have.
    reference: body.gateway === 'bank' ? demoReference('payment', 'begun', 'bank') : null,
    expires_at: new Date(Date.parse(referenceMoment) + quoteMinutes * 60_000).toISOString(),
  }
}
