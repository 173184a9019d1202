import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Handle, Transaction } from '../../db/database.ts'
import { keepQuote } from '../../ledger/keep-quote.ts'
import type { Services } from '../services.ts'
import { describeQuote } from './describe-quote.ts'
import { ledgerQuote } from './ledger-quote.ts'
import { payment, paymentQuote } from './payment.tables.ts'
import {
  currencyPaid,
  judgeWay,
  type PaymentQuoteRow,
  type QuoteRefusal,
  quoteFor,
} from './quote-for.ts'
import type { WantedPayment } from './wanted-payment.ts'

/** A payment, and the quote its member was shown; undefined when they asked for none. */
export type ToPay = { readonly quoteId: string | undefined; readonly wanted: WantedPayment }

type NotQuoted = QuoteRefusal | Refusal<'quote_changed'>

/**
 * The quote a payment is to start with: the one that was shown while it holds, or one made on the spot. For a
 * `prepare` step, outside any transaction: a refusal brings a new quote along, and must not undo it.
 */
export async function quoteToPay(
  services: Services,
  { quoteId, wanted }: ToPay,
): Promise<PaymentQuoteRow | NotQuoted> {
  const { db } = services
  if (quoteId === undefined) return quoteFor(services, db, wanted)
  const problem = judgeWay(wanted)
  if (problem !== undefined) return problem
  const [shown] = await db.orm.select().from(paymentQuote).where(eq(paymentQuote.id, quoteId))
  if (shown !== undefined && (await holds(services, db, shown, wanted))) return shown
  const current = await quoteFor(services, db, {
    ...wanted,
    reference: shown?.reference ?? undefined,
  })
  return current instanceof Refusal
    ? current
    : refuse('quote_changed', { quote: describeQuote(current) })
}

/**
 * Takes the quote for the payment that the same transaction writes, and keeps it in the ledger where money is
 * converted. Of two payments with one quote the second is refused; without a new quote, which the refusal
 * would roll back: `quoteToPay` is what answers with one.
 */
export async function spendQuote(
  services: Services,
  tx: Transaction,
  { quoteId, wanted }: ToPay,
): Promise<PaymentQuoteRow | NotQuoted> {
  const quote =
    quoteId === undefined
      ? await quoteFor(services, tx, wanted)
      : await lockQuote(services, tx, quoteId, wanted)
  if (quote instanceof Refusal) return quote
  const converting = ledgerQuote(quote)
  if (converting !== undefined) await keepQuote(tx, converting)
  return quote
}

async function lockQuote(
  services: Services,
  tx: Transaction,
  quoteId: string,
  wanted: WantedPayment,
): Promise<PaymentQuoteRow | NotQuoted> {
  const problem = judgeWay(wanted)
  if (problem !== undefined) return problem
  const [shown] = await tx.orm
    .select()
    .from(paymentQuote)
    .where(eq(paymentQuote.id, quoteId))
    .for('update')
  const isHeld = shown !== undefined && (await holds(services, tx, shown, wanted))
  return isHeld ? shown : refuse('quote_changed')
}

/** Whether it was made for this very payment, and can still start it. */
async function holds(
  { clock }: Services,
  handle: Handle,
  quote: PaymentQuoteRow,
  wanted: WantedPayment,
): Promise<boolean> {
  const isForThis =
    quote.memberId === wanted.member.id &&
    quote.purpose === wanted.purpose &&
    quote.gateway === wanted.gateway &&
    quote.currency === wanted.amount.currency &&
    quote.amountMinor === wanted.amount.minor &&
    quote.paidCurrency === currencyPaid(wanted) &&
    quote.isUsInstitution === (wanted.isUsInstitution ?? null)
  if (!isForThis || quote.expiresAt <= (await clock.now(handle))) return false
  return (await handle.orm.$count(payment, eq(payment.quoteId, quote.id))) === 0
}
