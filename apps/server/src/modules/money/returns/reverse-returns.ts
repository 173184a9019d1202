import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { returnsPostingMachine } from '@kinfold/contract/operator/returns/returns-posting'
import type { reverseReturns as endpoint } from '@kinfold/contract/operator/returns/reverse-returns'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { returnsRun } from '../../holdings/portfolio/returns.tables.ts'
import type { Services } from '../../services.ts'
import { lockRun } from './lock-run.ts'
import { readRun } from './read-runs.ts'
import { runSubject } from './run-subject.ts'

type Endpoint = typeof endpoint

/** Drafts the counter-posting of a run; nothing moves until somebody else posts it. */
export async function reverseReturns(
  services: Services,
  { caller, params: { id }, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const { accountId: by } = caller
  const run = await lockRun(tx, id)
  if (run === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: run.status,
    problem: decisionProblem(returnsPostingMachine, run.status, 'reversal_draft'),
  })
  if (problem !== undefined) return problem
  await tx.orm
    .update(returnsRun)
    .set({
      status: 'reversal_draft',
      reversalReason: reason,
      reversalDraftedBy: by,
      reversalDraftedAt: await services.clock.now(tx),
    })
    .where(eq(returnsRun.id, id))
  return audited(
    'returns.reversal_drafted',
    {
      subject: await runSubject(tx, run),
      subjectId: id,
      detail: reason,
    },
    await readRun(tx, id),
  )
}
