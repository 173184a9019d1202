import type { BodyOf } from '@kinfold/contract/endpoint'
import { convertMoney } from '@kinfold/contract/money/convert-money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { PaymentQuote, quotePayment } from '@kinfold/contract/payment/quote-payment'
import { demoId } from '../demo-id.ts'
import { processingFee } from '../history/processing-fee.ts'
import { demoRateAt } from '../rates/demo-rates.ts'
import { referenceMoment } from '../reference-day.ts'

function currencyToPay({
  currency,
  gateway,
  is_localized,
  target_wallet,
}: BodyOf<typeof quotePayment>) {
  if (gateway === 'wallet') return target_wallet ?? currency
  return is_localized ? 'NGN' : currency
}

/** What POST /payment/quote answers on the reference day. */
export function quoteOf(body: BodyOf<typeof quotePayment>): PaymentQuote {
  const amount = moneyFromWire(body.currency, body.amount)
  const { rate, text, setAt } = demoRateAt(referenceMoment)
  const paid = convertMoney(amount, currencyToPay(body), rate, 'up')
  const fee = processingFee(body.gateway, paid)
  const converts = paid.currency !== amount.currency
  return {
    quote_id: demoId('quote', body.gateway, body.currency, body.amount),
    amount: toWireMoney(amount),
    amount_to_pay: toWireMoney(paid),
    fee: toWireMoney(fee),
    total: toWireMoney(addMoney(paid, fee)),
    rate: converts ? text : null,
    rate_set_at: converts ? setAt : null,
    expires_at: '2026-06-03T09:15:00Z',
  }
}
