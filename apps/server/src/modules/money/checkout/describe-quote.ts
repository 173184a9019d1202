import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { feeLinesOf } from '@kinfold/contract/payment/fee'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'

export function describeQuote(quote: PaymentQuoteRow): PaymentQuote {
  const { amount, paid, fees, fee, total } = quoteFigures(quote)
  return {
    quote_id: quote.id,
    purpose: quote.purpose,
    amount: toWireMoney(amount),
    amount_to_pay: toWireMoney(paid),
    fees: feeLinesOf(fees),
    fee: toWireMoney(fee),
    total: toWireMoney(total),
    rate: quote.rate,
    rate_set_at: quote.rateSetAt?.toISOString() ?? null,
    reference: quote.reference,
    expires_at: quote.expiresAt.toISOString(),
  }
}
