import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Handle, Transaction } from '../../../db/database.ts'
import { keepQuote } from '../../../ledger/keep-quote.ts'
import type { Services } from '../../services.ts'
import { payment, paymentQuote } from '../payment/payment.tables.ts'
import { describeQuote } from './describe-quote.ts'
import { ledgerQuote } from './ledger-quote.ts'
import { pointToStarted, startedColumns } from './point-to-started.ts'
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

type NotQuoted = QuoteRefusal | Refusal<'quote_changed' | 'payment_already_started'>

/**
 * The quote a payment is to start with: the one that was shown while it holds, or one made on the spot. For a
 * `prepare` step, outside any transaction: a refusal brings a new quote along, and must not undo it. Where another tab
 * has paid with the one that was shown, it brings that payment too.
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
  const found = await judgeShown(services, db, shown, wanted)
  if (!(found instanceof Refusal)) return found
  const current = await quoteFor(services, db, {
    ...wanted,
    reference: shown?.reference ?? undefined,
  })
  return current instanceof Refusal
    ? current
    : refuse(found.code, { ...found.details, quote: describeQuote(current) })
}

/**
 * Takes the quote for the payment that the same transaction writes, and keeps it in the ledger where money is
 * converted. Of two payments with one quote the second is pointed to the first; without a new quote, which the refusal
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
  return judgeShown(services, tx, shown, wanted)
}

/**
 * The quote itself where it was made for this very payment and can still start it; the payment that it has started
 * before, also when this one would be paid in another way.
 */
async function judgeShown(
  { clock }: Services,
  handle: Handle,
  quote: PaymentQuoteRow | undefined,
  wanted: WantedPayment,
): Promise<PaymentQuoteRow | Refusal<'quote_changed' | 'payment_already_started'>> {
  if (quote?.memberId !== wanted.member.id) return refuse('quote_changed')
  const [started] = await handle.orm
    .select(startedColumns)
    .from(payment)
    .where(eq(payment.quoteId, quote.id))
  if (started !== undefined) return pointToStarted(started)
  const isForThis =
    quote.purpose === wanted.purpose &&
    quote.gateway === wanted.gateway &&
    quote.currency === wanted.amount.currency &&
    quote.amountMinor === wanted.amount.minor &&
    quote.paidCurrency === currencyPaid(wanted) &&
    quote.isUsInstitution === (wanted.isUsInstitution ?? null)
  const holds = isForThis && quote.expiresAt > (await clock.now(handle))
  return holds ? quote : refuse('quote_changed')
}
