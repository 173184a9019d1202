import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'

/** What a payment keeps of the quote it is made at. */
export function quoteColumns(quote: PaymentQuoteRow) {
  const { amount, fee, fees, total } = quoteFigures(quote)
  return {
    currency: amount.currency,
    amountMinor: amount.minor,
    paidCurrency: total.currency,
    feeMinor: fee.minor,
    cardFeeMinor: fees.usd_card.minor,
    totalMinor: total.minor,
    rate: quote.rate,
    quoteId: quote.id,
  }
}
