// The end of every term that is over: the value goes to the wallet, or stays for another term.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import {
  type OutcomeAtMaturity,
  outcomeAtMaturity,
} from '@kinfold/contract/portfolio/outcome-at-maturity'
import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import { addDays } from 'date-fns/addDays'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { isDatabaseLost } from '../../../db/is-database-lost.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { maturePortfolio as maturity } from '../../../ledger/recipes/mature-portfolio.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { PortfolioInPlan, PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { movePortfolio } from '../../holdings/portfolio/move-portfolio.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { portfolioNews } from '../../holdings/portfolio/portfolio-news.ts'
import { readPortfolioValue } from '../../holdings/portfolio/read-portfolio-value.ts'
import { isFreeOfReturns, lockOutReturns } from '../../holdings/portfolio/returns-under-way.ts'
import { nextTermEnd } from '../../holdings/portfolio/term-end.ts'
import { endSubscriptions } from '../../holdings/subscription/end-subscriptions.ts'
import type { Services } from '../../services.ts'
import { payOut } from './pay-out.ts'

export const maturePortfolios: DueWork = {
  name: 'ending terms',
  nextDue,
  carryOut,
}

const dueOn = sql<string | null>`coalesce(${portfolio.retryOn}, ${portfolio.maturesOn})`
// What returns are being posted to keeps its value until it has its share.
const mayEnd = (handle: Handle) =>
  and(inArray(portfolio.status, heldStatuses), isFreeOfReturns(handle))
const isDue = (handle: Handle, until: Date) => and(mayEnd(handle), lte(dueOn, dayInLagos(until)))

/** The beginning of the day on which the next term ends, where the club is. */
async function nextDue(handle: Handle): Promise<Date | undefined> {
  const [first] = await handle.orm
    .select({ on: dueOn })
    .from(portfolio)
    .where(mayEnd(handle))
    .orderBy(asc(dueOn))
    .limit(1)
  return clubDays(first?.on ?? undefined, undefined).from
}

/**
 * Ends every term that is over at this moment, each in a transaction of its own, so that a process that is
 * killed leaves none half done. Processes share the work: each takes the next one that no other holds, and at
 * the end waits for what others still hold. One that fails doesn't keep up the others: it is left as matured,
 * for an operator to close or for the next day's try.
 */
async function carryOut(services: Services, until: Date): Promise<void> {
  const stuck: Stuck[] = []
  for (const skipLocked of [true, false]) {
    while (await matureNext(services, { until, stuck, skipLocked })) {
      // The next one.
    }
  }
  throwStuck(stuck, 'no end of the term of')
}

type Run = { readonly until: Date; readonly stuck: Stuck[]; readonly skipLocked: boolean }

async function matureNext(services: Services, run: Run): Promise<boolean> {
  let claimed: string | undefined
  try {
    return await services.db.transaction(async tx => {
      const found = await claim(tx, run)
      claimed = found?.row.id
      if (found === undefined) return false
      // A run that has begun just now: it is looked at again once that is done.
      const isFree = await lockOutReturns(tx, found.row.planId)
      if (!isFree) return true
      await mature(services, tx, found)
      return true
    })
  } catch (error) {
    if (claimed === undefined || isDatabaseLost(error)) throw error
    run.stuck.push({ id: claimed, error })
    await tryTomorrow(services, claimed, run.until)
    return true
  }
}

async function claim(
  tx: Transaction,
  { until, skipLocked }: Run,
): Promise<PortfolioInPlan | undefined> {
  const [found] = await tx.orm
    .select({ row: portfolio, plan })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(isDue(tx, until))
    .orderBy(asc(dueOn), asc(portfolio.id))
    .limit(1)
    .for('update', { of: portfolio, ...(skipLocked && { skipLocked }) })
  return found
}

async function mature(services: Services, tx: Transaction, found: PortfolioInPlan): Promise<void> {
  const { row, plan: into } = found
  const value = await readPortfolioValue(tx, row)
  const outcome = outcomeAtMaturity({ choice: row.atMaturity, plan: into, value })
  if (outcome === 'rolled_over') await rollOver(services, tx, found)
  else await end(services, tx, found, { value, news: newsOf[outcome] })
}

/** It stays the same portfolio, with all it holds, and a new term begins. */
async function rollOver(
  services: Services,
  tx: Transaction,
  found: PortfolioInPlan,
): Promise<void> {
  const { row, plan: into } = found
  const { id, startedOn, maturesOn: endedOn } = row
  if (startedOn === null || endedOn === null || into.tenorMonths === null) {
    throw new Error(`portfolio ${id} has no term`)
  }
  const maturesOn = nextTermEnd(startedOn, into.tenorMonths, endedOn)
  await movePortfolio(tx, row, {
    through: [...matured(row), 'active'],
    by: 'system',
    maturesOn,
    retryOn: null,
  })
  await notifyMember(services, tx, row.memberId, portfolioNews.rolledOver(found, maturesOn))
}

type Ending = {
  readonly value: Money
  readonly news: (typeof newsOf)[keyof typeof newsOf]
}

async function end(
  services: Services,
  tx: Transaction,
  found: PortfolioInPlan,
  { value, news }: Ending,
): Promise<void> {
  const { row } = found
  const { id, memberId, maturesOn } = row
  if (maturesOn === null) throw new Error(`portfolio ${id} has no term`)
  const at = await services.clock.now(tx)
  const attempt = moneyAttempts.maturity(id, maturesOn)
  await payOut(tx, row, { value, at }, of => maturity({ attempt, ...of, value }))
  await movePortfolio(tx, row, { through: [...matured(row), 'closed'], by: 'system' })
  const wasRecurring = await endSubscriptions(tx, row, at)
  await notifyMember(services, tx, memberId, news(found, { value, wasRecurring }))
}

const newsOf = {
  paid_out: portfolioNews.paidOut,
  plan_closed: portfolioNews.paidOutFromClosedPlan,
  empty: portfolioNews.endedEmpty,
} as const satisfies Record<Exclude<OutcomeAtMaturity, 'rolled_over'>, unknown>

const matured = ({ status }: PortfolioRecord) =>
  status === 'matured' ? [] : (['matured'] as const)

/** It is tried again the next day, unless it has ended after all: the answer to a commit may be lost. */
async function tryTomorrow({ db }: Services, id: string, until: Date): Promise<void> {
  const retryOn = dayInLagos(addDays(until, 1))
  await db.orm
    .update(portfolio)
    .set({ status: 'matured', retryOn })
    .where(and(eq(portfolio.id, id), isDue(db, until)))
}
