import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { closingObstacle, closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { proposeMonthClosing as endpoint } from '@kinfold/contract/operator/month/propose-month-closing'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { monthText } from '../../money/returns/returns-month.ts'
import type { Services } from '../../services.ts'
import { monthClosing } from './month.tables.ts'
import { readClosedMonths } from './read-closed-months.ts'
import { readMonthClosing } from './read-months.ts'

type Endpoint = typeof endpoint

/** Nothing is closed by it yet: a second administrator has to agree. */
export async function proposeMonthClosing(
  services: Services,
  { caller, body: { year, month, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const proposedAt = await services.clock.now(tx)
  const period = returnsPeriod(year, month)
  if (period >= dayInLagos(proposedAt).slice(0, 7)) {
    return refuse('validation_failed', { fields: { month: closingSentences.notOver } })
  }
  const lastClosed = [...(await readClosedMonths(tx)).keys()].at(-1)
  if (lastClosed !== undefined && period <= lastClosed) {
    return refuse('conflict', { sentence: closingSentences.alreadyClosed })
  }
  // Returns that are being posted may be complete by the time it is confirmed.
  const obstacle = closingObstacle({ period, lastClosed, runUnderWay: undefined })
  if (obstacle !== null) {
    return refuse('conflict', { sentence: closingSentences.obstacles[obstacle] })
  }
  const [kept] = await tx.orm
    .insert(monthClosing)
    .values({ period, reason, proposedBy: caller.accountId, proposedAt })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) return refuse('conflict', { sentence: closingSentences.alreadyProposed })
  return audited(
    'month.proposed',
    {
      subject: monthText(period),
      subjectId: kept.id,
      detail: reason,
    },
    await readMonthClosing(tx, kept.id),
  )
}
