import { randomUUID } from 'node:crypto'
import { parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { Currency } from '@kinfold/contract/money/currency'
import { tooMuchAtOnce } from '@kinfold/contract/money/wire-amount'
import { currencyToPay } from '@kinfold/contract/payment/currency-to-pay'
import { quoteMinutes } from '@kinfold/contract/payment/payment-quote'
import { pricePayment } from '@kinfold/contract/payment/price-payment'
import { quoteProblem } from '@kinfold/contract/payment/quote-problem'
import { addMinutes } from 'date-fns/addMinutes'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { readFeeRules } from '../../club/fee/read-fee-rules.ts'
import { readRateInForce } from '../../club/rate/read-rate-in-force.ts'
import type { Services } from '../../services.ts'
import { paymentQuote } from '../payment/payment.tables.ts'
import { referenceFor } from './reference-for.ts'
import type { WantedPayment } from './wanted-payment.ts'

export type PaymentQuoteRow = typeof paymentQuote.$inferSelect

export type QuoteRefusal = Refusal<
  | 'wallet_not_available'
  | 'gateway_not_available'
  | 'currency_mismatch'
  | 'exchange_rate_missing'
  | 'validation_failed'
>

/** What a payment costs now, stored, so that what was shown is what is charged. */
export async function quoteFor(
  services: Services,
  handle: Handle,
  wanted: WantedPayment,
): Promise<PaymentQuoteRow | QuoteRefusal> {
  const quote = await makeQuote(services, handle, wanted)
  if (!(quote instanceof Refusal)) await storeQuote(handle, quote)
  return quote
}

export async function storeQuote({ orm }: Handle, quote: PaymentQuoteRow): Promise<void> {
  await orm.insert(paymentQuote).values(quote).execute()
}

/** The same, for who stores it together with what it is for. */
export async function makeQuote(
  { clock }: Services,
  handle: Handle,
  wanted: WantedPayment,
): Promise<PaymentQuoteRow | QuoteRefusal> {
  const problem = judgeWay(wanted)
  if (problem !== undefined) return problem
  const { member, purpose, gateway, amount } = wanted
  const { currency } = amount
  const paidCurrency = currencyPaid(wanted)
  const at = await clock.now(handle)
  const converts = currency !== paidCurrency
  const [held, rules] = await Promise.all([
    converts ? readRateInForce(handle, at) : undefined,
    readFeeRules(handle),
  ])
  const rate = held && parseExchangeRate(held.rate)
  const price = pricePayment({ amount, gateway, paidCurrency, rate, rules })
  if (price === 'amount_too_large') {
    return refuse('validation_failed', { fields: { amount: tooMuchAtOnce } })
  }
  if (typeof price === 'string') return refuse(price)
  return {
    id: randomUUID(),
    memberId: member.id,
    purpose,
    gateway,
    isUsInstitution: wanted.isUsInstitution ?? null,
    currency,
    amountMinor: amount.minor,
    paidCurrency,
    paidMinor: price.paid.minor,
    processingFeeMinor: price.fees.processing.minor,
    cardFeeMinor: price.fees.usd_card.minor,
    rate: held?.rate ?? null,
    rateSetAt: held?.setAt ?? null,
    reference: await referenceFor(handle, wanted),
    createdAt: at,
    expiresAt: addMinutes(at, quoteMinutes),
  }
}

/** Why this member can't pay this way. */
export function judgeWay(wanted: WantedPayment) {
  const { member, purpose, gateway, amount } = wanted
  const problem = quoteProblem({
    purpose,
    gateway,
    currency: amount.currency,
    paidCurrency: currencyPaid(wanted),
    held: member.currencies,
  })
  return problem === undefined ? undefined : refuse(problem)
}

export function currencyPaid({ amount, gateway, ...way }: WantedPayment): Currency {
  return currencyToPay({
    currency: amount.currency,
    gateway,
    is_localized: way.isLocalized,
    target_wallet: way.targetWallet,
  })
}
