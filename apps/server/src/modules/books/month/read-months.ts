import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import {
  closingObstacle,
  monthsOver,
  yearAndMonth,
} from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { stillOpenIn } from '@kinfold/contract/operator/month/still-open'
import { eq, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { describeProposal } from '../../base/proposal/describe-proposal.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { monthClosing } from './month.tables.ts'
import { readClosedMonths } from './read-closed-months.ts'
import { readOpenBooks } from './read-open-books.ts'
import { readOpenMatters } from './read-open-matters.ts'

/** Every month of the books that is over at this moment, the latest first. */
export async function readMonths(handle: Handle, now: Date): Promise<BookMonth[]> {
  const closed = await readClosedMonths(handle)
  const { firstMonth, runUnderWay } = await readOpenBooks(handle)
  const matters = await readOpenMatters(handle)
  const open = await readProposals(handle, eq(monthClosing.status, 'proposed'))
  const proposals = new Map(open.map(({ period, proposal }) => [period, proposal]))
  const closedPeriods = [...closed.keys()]
  const first = closedPeriods[0] ?? firstMonth
  if (first === undefined) return []
  const lastClosed = closedPeriods.at(-1)
  return monthsOver(first, dayInLagos(now)).map(period => ({
    ...yearAndMonth(period),
    closed: closed.get(period) ?? null,
    obstacle: closed.has(period) ? null : closingObstacle({ period, lastClosed, runUnderWay }),
    still_open: closed.has(period) ? null : stillOpenIn(matters, period),
    proposal: proposals.get(period) ?? null,
  }))
}

export async function readMonthClosing(handle: Handle, id: string): Promise<MonthClosing> {
  const [found] = await readProposals(handle, eq(monthClosing.id, id))
  if (found === undefined) throw new Error('proposal not found after it was written')
  return found.proposal
}

async function readProposals(handle: Handle, which: SQL) {
  const rows = await handle.orm
    .select({ row: monthClosing, by: proposer, decider })
    .from(monthClosing)
    .innerJoin(proposer, eq(proposer.id, monthClosing.proposedBy))
    .leftJoin(decider, eq(decider.id, monthClosing.decidedBy))
    .where(which)
  return rows.map(({ row, ...people }) => ({
    period: row.period,
    proposal: { id: row.id, ...yearAndMonth(row.period), ...describeProposal(row, people) },
  }))
}
