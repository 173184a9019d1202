import {
  type ClosingObstacle,
  closingObstacle,
  closingSentences,
} from '@kinfold/contract/operator/month/closing-problem'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { closeMonth } from '../../../ledger/close-month.ts'
import {
  confirmProposal,
  type Decision,
  discardProposal,
  type ProposalKind,
} from '../../base/proposal/decide-proposal.ts'
import { openProposal } from '../../base/proposal/judge-proposal.ts'
import { monthText } from '../../money/returns/returns-month.ts'
import type { Services } from '../../services.ts'
import { lockReturnsRuns } from './lock-returns-runs.ts'
import { monthClosing } from './month.tables.ts'
import { readClosedMonths } from './read-closed-months.ts'
import { readMonthClosing } from './read-months.ts'
import { readOpenBooks } from './read-open-books.ts'

type Proposal = typeof monthClosing.$inferSelect

const monthClosings: ProposalKind<Proposal, MonthClosing, never> = {
  lock: async ({ params: { id }, body: { seen }, tx }) => {
    const [row] = await tx.orm
      .select()
      .from(monthClosing)
      .where(eq(monthClosing.id, id))
      .for('update')
    return openProposal(tx, row, seen)
  },
  update: (tx, id, decided) =>
    tx.orm.update(monthClosing).set(decided).where(eq(monthClosing.id, id)),
  read: readMonthClosing,
  entry: ({ period, reason }, status) => ({
    action: status === 'confirmed' ? 'month.closed' : 'month.discarded',
    subject: monthText(period),
    detail: reason,
  }),
}

/** Two administrators agreed: what is found later is booked on its own day, and no figure of the month changes. */
export function confirmMonthClosing(services: Services, decision: Decision) {
  const { caller, tx } = decision
  return confirmProposal(services, monthClosings, decision, proposal =>
    close(tx, proposal, caller.accountId),
  )
}

export function discardMonthClosing(services: Services, decision: Decision) {
  return discardProposal(services, monthClosings, decision)
}

async function close(
  tx: Transaction,
  { period, proposedBy }: Proposal,
  confirmedBy: string,
): Promise<Refusal<'conflict'> | undefined> {
  await lockReturnsRuns(tx)
  const lastClosed = [...(await readClosedMonths(tx)).keys()].at(-1)
  if (lastClosed !== undefined && period <= lastClosed) {
    return refuse('conflict', { sentence: closingSentences.alreadyClosed })
  }
  const { runUnderWay } = await readOpenBooks(tx)
  const obstacle: ClosingObstacle | null = closingObstacle({ period, lastClosed, runUnderWay })
  if (obstacle !== null) {
    return refuse('conflict', { sentence: closingSentences.obstacles[obstacle] })
  }
  await closeMonth(tx, { month: period, closedBy: proposedBy, confirmedBy })
  return undefined
}
