import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { type Fees, sumOfFees } from '@kinfold/contract/payment/fee'
import type { PaymentQuoteRow } from './quote-for.ts'

/** The figures of a quote as amounts; all but `amount` in the currency that is paid in. */
export type QuoteFigures = {
  readonly amount: Money
  readonly paid: Money
  readonly fees: Fees
  readonly fee: Money
  readonly total: Money
}

export function quoteFigures(quote: PaymentQuoteRow): QuoteFigures {
  const inPaid = (minor: bigint) => money<Currency>(quote.paidCurrency, minor)
  const paid = inPaid(quote.paidMinor)
  const fees = {
    processing: inPaid(quote.processingFeeMinor),
    usd_card: inPaid(quote.cardFeeMinor),
  }
  const fee = sumOfFees(fees)
  return {
    amount: money(quote.currency, quote.amountMinor),
    paid,
    fees,
    fee,
    total: addMoney(paid, fee),
  }
}
