import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import type { discardReturns as endpoint } from '@kinfold/contract/operator/returns/discard-returns'
import { discardedFrom } from '@kinfold/contract/operator/returns/posting-problem'
import { returnsPostingMachine } from '@kinfold/contract/operator/returns/returns-posting'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'
import { lockRun } from './lock-run.ts'
import { readRun } from './read-runs.ts'
import { runSubject } from './run-subject.ts'

type Endpoint = typeof endpoint

/** Throws a draft away: of a run, or of the counter-posting of one that stands. */
export async function discardReturns({
  params: { id },
  body: { seen },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const run = await lockRun(tx, id)
  if (run === undefined) return refuse('not_found')
  const status = discardedFrom(run.status)
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: run.status,
    problem: decisionProblem(returnsPostingMachine, run.status, status),
  })
  if (problem !== undefined) return problem
  const withoutReversal = {
    reversalReason: null,
    reversalDraftedBy: null,
    reversalDraftedAt: null,
  }
  await tx.orm
    .update(returnsRun)
    .set({ status, ...withoutReversal })
    .where(eq(returnsRun.id, id))
  const action = status === 'posted' ? 'returns.reversal_discarded' : 'returns.discarded'
  return audited(
    action,
    {
      subject: await runSubject(tx, run),
      subjectId: id,
      detail: formatMoney(money(run.currency, run.totalMinor)),
    },
    await readRun(tx, id),
  )
}
