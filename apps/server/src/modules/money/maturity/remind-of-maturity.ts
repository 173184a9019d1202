// A reminder some days before each term ends, so that the member can choose what happens then.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { dayFrom } from '../../../paging/day-from.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { PortfolioInPlan } from '../../holdings/portfolio/lock-portfolio.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { portfolioNews } from '../../holdings/portfolio/portfolio-news.ts'
import type { Services } from '../../services.ts'

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

/** Reminds of each term's end once. */
function carryOut(services: Services, until: Date): Promise<void> {
  const last = dayFrom(dayInLagos(until), daysAhead)
  return remindEach<PortfolioInPlan>(services, {
    take: (tx, limit, failed) =>
      tx.orm
        .select({ row: portfolio, plan })
        .from(portfolio)
        .innerJoin(plan, eq(plan.id, portfolio.planId))
        .where(and(notReminded, lte(portfolio.maturesOn, last), noneOf(portfolio.id, failed)))
        .orderBy(asc(portfolio.maturesOn), asc(portfolio.id))
        .limit(limit)
        .for('update', { of: portfolio, skipLocked: true }),
    idOf: ({ row }) => row.id,
    remind: (tx, found) => remind(services, tx, found),
    what: 'no reminder of the end of the term of',
  })
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
