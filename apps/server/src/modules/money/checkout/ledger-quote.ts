import type { Quote } from '../../../ledger/keep-quote.ts'
import { quoteFigures } from './quote-figures.ts'
import type { PaymentQuoteRow } from './quote-for.ts'

/** What the ledger knows of a quote that converts, under the same id; undefined for one that doesn't. */
export function ledgerQuote(quote: PaymentQuoteRow): Quote | undefined {
  const { id, rate, rateSetAt, expiresAt } = quote
  if (rate === null || rateSetAt === null) return undefined
  const { amount, paid, fee } = quoteFigures(quote)
  return { id, named: 'bought', sold: paid, bought: amount, fee, rate, rateSetAt, expiresAt }
}
