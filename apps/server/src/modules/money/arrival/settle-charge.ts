import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { nextPeriod, periodFrom } from '@kinfold/contract/subscription/charge-rule'
import {
  afterCharge,
  afterFailure,
  type ChargeState,
} from '@kinfold/contract/subscription/charge-state'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { ChargeableCard } from '../../../providers/payments/payment-provider.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import {
  columnsOf,
  ruleOf,
  type SubscriptionRow,
  stateOf,
} from '../../holdings/subscription/charge-facts.ts'
import { forgetUnusedCards, keepCard } from '../../holdings/subscription/saved-cards.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { subscriptionNews } from '../../holdings/subscription/subscription-news.ts'
import type { Services } from '../../services.ts'
import type { payment } from '../payment/payment.tables.ts'

type PaymentRow = typeof payment.$inferSelect

type Arrived = {
  readonly services: Services
  readonly tx: Transaction
  readonly at: Date
  /** The card it was paid by, where that may be charged again. */
  readonly card: ChargeableCard | undefined
}

const isRunning = ({ status }: SubscriptionRow) =>
  (runningStatuses as readonly string[]).includes(status)

/**
 * What a recurring contribution makes of money that came for a payment of it, while that was waited for. The
 * caller has locked the payment and the portfolio.
 */
export async function settleCharge(arrived: Arrived, paid: PaymentRow): Promise<void> {
  const { tx, at } = arrived
  if (paid.subscriptionId === null) return
  const row = await lock(tx, paid.subscriptionId)
  const state = row && stateAfter(row, paid, at)
  if (row === undefined || state === undefined) return stopCharging(tx, paid)
  const renewed = await cardOf(arrived, paid)
  await tx.orm
    .update(subscription)
    .set({
      ...columnsOf(state),
      isCharging: false,
      lastChargedAt: at,
      ...(renewed !== undefined && { cardId: renewed }),
    })
    .where(eq(subscription.id, row.id))
  if (renewed !== undefined && row.cardId !== null) await forgetUnusedCards(tx, paid.memberId)
}

/** Undefined where nothing goes on: it was ended meanwhile. */
function stateAfter(row: SubscriptionRow, paid: PaymentRow, at: Date): ChargeState | undefined {
  const takenOn = dayInLagos(at)
  if (row.status === 'pending') {
    const first = nextPeriod(dayInLagos(paid.createdAt), ruleOf(row))
    const period = periodFrom(first, ruleOf(row), daysLater(takenOn, 1))
    return { ...stateOf(row), status: 'active', period_on: period, next_charge_on: period }
  }
  if (paid.periodOn === null || !isRunning(row)) return undefined
  const after = afterCharge(ruleOf(row), { period: paid.periodOn, takenOn })
  // A pause outlives the charge that was under way when it began.
  return row.status === 'paused' ? { ...after, status: 'paused', next_charge_on: null } : after
}

async function cardOf({ services, tx, at, card }: Arrived, { memberId, provider }: PaymentRow) {
  if (card === undefined || provider === null) return undefined
  return keepCard(services, tx, { memberId, provider, card, at })
}

/** A payment of it ended without money: something else may be charged for the period. */
export async function stopCharging(tx: Transaction, paid: PaymentRow): Promise<void> {
  if (paid.subscriptionId === null || paid.periodOn === null) return
  await tx.orm
    .update(subscription)
    .set({ isCharging: false })
    .where(eq(subscription.id, paid.subscriptionId))
}

type Failed = { readonly reason: string; readonly at: Date }

/** A charge brought nothing: it is tried again on another day, or it is past due. */
export async function failCharge(
  services: Services,
  tx: Transaction,
  paid: PaymentRow,
  { reason, at }: Failed,
): Promise<void> {
  const row = paid.subscriptionId === null ? undefined : await lock(tx, paid.subscriptionId)
  if (row?.status !== 'active') return
  const failure = { reason, triedOn: dayInLagos(paid.createdAt), today: dayInLagos(at) }
  await writeFailure(services, tx, row, failure)
}

type Failure = Parameters<typeof afterFailure>[1]

/** Records a failure of a locked recurring contribution, and tells its member. */
export async function writeFailure(
  services: Services,
  tx: Transaction,
  row: SubscriptionRow,
  failure: Failure,
): Promise<void> {
  const state = afterFailure(stateOf(row), failure)
  await tx.orm
    .update(subscription)
    .set({ ...columnsOf(state), isCharging: false })
    .where(eq(subscription.id, row.id))
  const [found] = await tx.orm
    .select({ plan, memberId: portfolio.memberId })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(eq(portfolio.id, row.portfolioId))
  if (found === undefined) throw new Error(`subscription ${row.id} has no portfolio`)
  const { reason } = failure
  const again = state.next_charge_on
  const news =
    again === null
      ? subscriptionNews.pastDue(row, found.plan, reason)
      : subscriptionNews.failed(row, found.plan, { again, reason })
  await notifyMember(services, tx, found.memberId, news)
}

async function lock(tx: Transaction, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(subscription)
    .where(eq(subscription.id, id))
    .for('update')
  return row
}
