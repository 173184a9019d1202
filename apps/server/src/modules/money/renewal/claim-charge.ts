import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { type ErrorCode, errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { money } from '@kinfold/contract/money/money'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { nextPeriod } from '@kinfold/contract/subscription/charge-rule'
import { afterSkip } from '@kinfold/contract/subscription/charge-state'
import { and, asc, eq, isNotNull, lte, not } from 'drizzle-orm'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { isDatabaseLost } from '../../../db/is-database-lost.ts'
import { noneOf } from '../../../db/none-of.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { currenciesOf } from '../../base/person/currencies-of.ts'
import type { Stuck } from '../../base/schedule/throw-stuck.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { chargesOf, columnsOf, ruleOf, stateOf } from '../../holdings/subscription/charge-facts.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { subscriptionNews } from '../../holdings/subscription/subscription-news.ts'
import type { Services } from '../../services.ts'
import { expiredCard, noCard, selectToCharge, type ToCharge } from '../arrival/charge-card.ts'
import { writeFailure } from '../arrival/settle-charge.ts'
import { quoteColumns } from '../checkout/quote-columns.ts'
import { makeQuote, type PaymentQuoteRow, storeQuote } from '../checkout/quote-for.ts'
import { createReference } from '../payment/create-reference.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { nextAskAt } from '../payment/when-to-ask.ts'

/** A charge that is recorded and still to be sent to its provider. */
export type Claimed = { readonly payment: PaymentRow; readonly due: ToCharge }

/** What one run leaves alone: what failed, and what others are busy with. */
export type ChargeRun = { readonly stuck: Stuck[]; readonly busy: string[] }

/**
 * Takes the next charge that is due and that no other process holds. 'settled': there was nothing to send, or
 * it failed and is tried again tomorrow. Undefined when none is left.
 */
export async function claimCharge(
  services: Services,
  by: Date,
  { stuck, busy }: ChargeRun,
): Promise<Claimed | 'settled' | undefined> {
  let id: string | undefined
  try {
    const claimed = await services.db.transaction(async tx => {
      const leftAlone = [...busy, ...stuck.map(each => each.id)]
      const [next, at] = await Promise.all([takeNext(tx, by, leftAlone), services.clock.now(tx)])
      id = next
      if (id === undefined) return undefined
      const due = await readLocked(tx, id)
      if (due !== undefined) return begin(services, tx, due, at)
      busy.push(id)
      return 'settled'
    })
    if (!(claimed instanceof Refusal)) return claimed
    stuck.push({ id: id ?? '', error: new Error(`it has no price: ${claimed.code}`) })
    return 'settled'
  } catch (error) {
    if (id === undefined || isDatabaseLost(error)) throw error
    stuck.push({ id, error })
    await tryTomorrow(services, id, by)
    return 'settled'
  }
}

/** In a leap of the clock, what stays due would keep up all that falls due later. */
async function tryTomorrow({ db }: Services, id: string, by: Date): Promise<void> {
  const today = dayInLagos(by)
  const isDue = and(lte(subscription.nextChargeOn, today), not(subscription.isCharging))
  await db.orm
    .update(subscription)
    .set({ nextChargeOn: daysLater(today, 1) })
    .where(and(eq(subscription.id, id), isDue))
}

/** First alone, so that its index is read and nothing else, however many are due. */
async function takeNext(
  tx: Transaction,
  by: Date,
  leftAlone: readonly string[],
): Promise<string | undefined> {
  const [next] = await tx.orm
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        isNotNull(subscription.nextChargeOn),
        lte(subscription.nextChargeOn, dayInLagos(by)),
        not(subscription.isCharging),
        noneOf(subscription.id, leftAlone),
      ),
    )
    .orderBy(asc(subscription.nextChargeOn), asc(subscription.id))
    .limit(1)
    .for('update', { skipLocked: true })
    .execute()
  return next?.id
}

/**
 * With its portfolio, which whoever settles a payment locks before a subscription: one that is locked is not
 * waited for. Undefined then.
 */
async function readLocked(tx: Transaction, id: string): Promise<ToCharge | undefined> {
  const [due] = await selectToCharge(tx)
    .where(eq(subscription.id, id))
    .for('update', { of: portfolio, skipLocked: true })
  return due
}

async function begin(
  services: Services,
  tx: Transaction,
  due: ToCharge,
  at: Date,
): Promise<Claimed | 'settled' | Refusal> {
  const { row, portfolio: fund, plan, card } = due
  const today = dayInLagos(at)
  if (row.periodOn === null) throw new Error(`subscription ${row.id} is due without a period`)
  if (fund.status !== 'active') return postpone(tx, due, today)
  // A member on hold can't sign in to end it.
  if (due.suspendedAt !== null) return postpone(tx, due, today)
  if (planProblem(plan) !== undefined) return leaveOut(services, tx, due, at)
  if (card === null || card.expiresOn < today) {
    const reason = card === null ? noCard : expiredCard
    await writeFailure(services, tx, row, { reason, triedOn: today, today, isFinal: true })
    return 'settled'
  }
  const quote = await makeQuote(services, tx, {
    member: { id: fund.memberId, currencies: currenciesOf(due.member) },
    purpose: 'recurring',
    gateway: row.gateway,
    amount: money(row.currency, row.amountMinor),
    isLocalized: row.paidCurrency !== row.currency,
  })
  if (quote instanceof Refusal) {
    await postpone(tx, due, today)
    await tellOfNoPrice(services, tx, due, { code: quote.code, at })
    // Whoever sets rates sees at the desk that there is none.
    return quote.code === 'exchange_rate_missing' ? 'settled' : quote
  }
  if (isBehind(due, today)) {
    await notifyMember(services, tx, fund.memberId, subscriptionNews.behind(row, plan))
  }
  const [written] = await Promise.all([
    writePayment(tx, due, quote, at),
    tx.orm
      .update(subscription)
      .set({ isCharging: true, toldOfNoPriceAt: null })
      .where(eq(subscription.id, row.id))
      .execute(),
  ])
  return { payment: written, due }
}

async function writePayment(
  tx: Transaction,
  { row, portfolio: fund, card }: ToCharge,
  quote: PaymentQuoteRow,
  at: Date,
): Promise<PaymentRow> {
  const [, [written]] = await Promise.all([
    storeQuote(tx, quote),
    tx.orm
      .insert(payment)
      .values({
        memberId: fund.memberId,
        purpose: 'recurring',
        gateway: row.gateway,
        status: 'pending',
        ...quoteColumns(quote),
        reference: createReference(),
        provider: card?.provider ?? null,
        portfolioId: fund.id,
        subscriptionId: row.id,
        periodOn: row.periodOn,
        askAt: nextAskAt({ status: 'pending', createdAt: at, expiresAt: null, asks: 0 }, at),
        createdAt: at,
      })
      .returning()
      .execute(),
  ])
  if (written === undefined) throw new Error('payment not found after insert')
  return written
}

/** Days were missed, so that more than one period is due: told with the first of them. */
const isBehind = ({ row }: ToCharge, today: string) =>
  row.periodOn !== null &&
  row.periodOn === row.nextChargeOn &&
  nextPeriod(row.periodOn, ruleOf(row)) <= today

async function postpone(tx: Transaction, { row }: ToCharge, today: string): Promise<'settled'> {
  await tx.orm
    .update(subscription)
    .set({ nextChargeOn: daysLater(today, 1) })
    .where(eq(subscription.id, row.id))
  return 'settled'
}

/** Once, until there is a price again: then it is told that it has arrived, as of every payment. */
async function tellOfNoPrice(
  services: Services,
  tx: Transaction,
  { row, portfolio: fund, plan }: ToCharge,
  { code, at }: { readonly code: ErrorCode; readonly at: Date },
): Promise<void> {
  if (row.toldOfNoPriceAt !== null) return
  const why =
    code === 'exchange_rate_missing'
      ? errorCatalogue[code].sentence
      : 'This way of paying isn’t open for it at the moment.'
  await tx.orm.update(subscription).set({ toldOfNoPriceAt: at }).where(eq(subscription.id, row.id))
  await notifyMember(services, tx, fund.memberId, subscriptionNews.noPrice(row, plan, why))
}

/** A plan that is closed takes no money: the period passes. */
async function leaveOut(
  services: Services,
  tx: Transaction,
  { row, portfolio: fund, plan }: ToCharge,
  at: Date,
): Promise<'settled'> {
  const state = afterSkip(stateOf(row), ruleOf(row), chargesOf(row, at))
  await tx.orm.update(subscription).set(columnsOf(state)).where(eq(subscription.id, row.id))
  const period = row.periodOn ?? chargesOf(row, at).today
  await notifyMember(services, tx, fund.memberId, subscriptionNews.leftOut(row, plan, period))
  return 'settled'
}
