// A reminder some days before each term ends, so that the member can choose what happens then.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../db/database.ts'
import { clubDays } from '../../paging/club-days.ts'
import { dayFrom } from '../../paging/day-from.ts'
import { notifyMember } from '../notification/notify-member.ts'
import { plan } from '../plan/plan.tables.ts'
import type { DueWork } from '../schedule/due-work.ts'
import { type Stuck, throwStuck } from '../schedule/throw-stuck.ts'
import type { Services } from '../services.ts'
import type { PortfolioInPlan } from './lock-portfolio.ts'
import { portfolio } from './portfolio.tables.ts'
import { portfolioNews } from './portfolio-news.ts'

const daysAhead = 14

const notReminded = and(
  eq(portfolio.status, 'active'),
  isNotNull(portfolio.maturesOn),
  sql`${portfolio.remindedOf} IS DISTINCT FROM ${portfolio.maturesOn}`,
)

export const remindOfMaturity: DueWork = {
  name: 'reminding of terms that end',
  nextDue,
  carryOut,
}

async function nextDue(handle: Handle): Promise<Date | undefined> {
  const [first] = await handle.orm
    .select({ on: portfolio.maturesOn })
    .from(portfolio)
    .where(notReminded)
    .orderBy(asc(portfolio.maturesOn))
    .limit(1)
  const on = first?.on ?? undefined
  return clubDays(on && dayFrom(on, -daysAhead), undefined).from
}

/** Reminds of each term's end once. One that fails doesn't keep up the others, and stays due. */
async function carryOut(services: Services, until: Date): Promise<void> {
  const last = dayFrom(dayInLagos(until), daysAhead)
  const stuck: Stuck[] = []
  while (await remindNext(services, last, stuck)) {
    // The next one.
  }
  throwStuck(stuck, 'no reminder of the end of the term of')
}

async function remindNext(services: Services, last: string, stuck: Stuck[]): Promise<boolean> {
  let claimed: string | undefined
  try {
    return await services.db.transaction(async tx => {
      const found = await claim(tx, last, stuck)
      claimed = found?.row.id
      if (found === undefined) return false
      await remind(services, tx, found)
      return true
    })
  } catch (error) {
    if (claimed === undefined) throw error
    stuck.push({ id: claimed, error })
    return true
  }
}

async function claim(
  tx: Transaction,
  last: string,
  stuck: readonly Stuck[],
): Promise<PortfolioInPlan | undefined> {
  const failed = stuck.map(({ id }) => id)
  const [found] = await tx.orm
    .select({ row: portfolio, plan })
    .from(portfolio)
    .innerJoin(plan, eq(plan.id, portfolio.planId))
    .where(and(notReminded, lte(portfolio.maturesOn, last), notInArray(portfolio.id, failed)))
    .orderBy(asc(portfolio.maturesOn), asc(portfolio.id))
    .limit(1)
    .for('update', { of: portfolio, skipLocked: true })
  return found
}

/** Of a term that is over already, nobody is reminded any more. */
async function remind(services: Services, tx: Transaction, found: PortfolioInPlan): Promise<void> {
  const { id, memberId, maturesOn } = found.row
  if (maturesOn === null) throw new Error(`portfolio ${id} has no term`)
  await tx.orm.update(portfolio).set({ remindedOf: maturesOn }).where(eq(portfolio.id, id))
  if (maturesOn > dayInLagos(await services.clock.now(tx))) {
    await notifyMember(services, tx, memberId, portfolioNews.maturesSoon(found, maturesOn))
  }
}
