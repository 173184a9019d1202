import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import type { discardReturns as endpoint } from '@kinfold/contract/operator/returns/discard-returns'
import { discardedFrom } from '@kinfold/contract/operator/returns/posting-problem'
import { returnsPostingMachine } from '@kinfold/contract/operator/returns/returns-posting'
import { eq } from 'drizzle-orm'
import type { Answer } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { lockRun } from './lock-run.ts'
import { readRun } from './read-runs.ts'
import { returnsRun } from './returns.tables.ts'
import { runSubject } from './run-subject.ts'

/** Throws a draft away: of a run, or of the counter-posting of one that stands. */
export function discardReturns(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Answer<typeof endpoint>> {
  return asOperator(services, by, 'administrator', async tx => {
    const run = await lockRun(tx, id)
    if (run === undefined) return refuse('not_found')
    const status = discardedFrom(run.status)
    const problem = decisionProblem(returnsPostingMachine, run.status, status)
    if (problem !== undefined) return refuse(problem)
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
    await noteOperator(services, tx, by, action, {
      subject: await runSubject(tx, run),
      subjectId: id,
      detail: formatMoney(money(run.currency, run.totalMinor)),
    })
    return readRun(tx, id)
  })
}
