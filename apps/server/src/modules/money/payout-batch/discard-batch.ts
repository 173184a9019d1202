import { formatMoney } from '@kinfold/contract/money/format-money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import type { discardPayoutBatch as endpoint } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { payoutBatchMachine } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { totalOf } from './describe-batch.ts'
import { lockBatch } from './lock-batch.ts'
import { lockItems } from './lock-items.ts'
import { readBatch } from './read-batches.ts'

type Endpoint = typeof endpoint

/** Dissolves a batch that nobody has released; its withdrawals can go into another. */
export async function discardPayoutBatch({
  params: { id },
  body: { seen },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const batch = await lockBatch(tx, id)
  if (batch === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: batch.status,
    problem: decisionProblem(payoutBatchMachine, batch.status, 'discarded'),
  })
  if (problem !== undefined) return problem
  const inIt = eq(withdrawal.batchId, id)
  await lockItems(tx, inIt)
  await tx.orm
    .update(withdrawal)
    .set({ status: 'approved', batchId: null })
    .where(and(inIt, eq(withdrawal.status, 'in_batch')))
  await tx.orm.update(payoutBatch).set({ status: 'discarded' }).where(eq(payoutBatch.id, id))
  return audited(
    'payout_batch.discarded',
    {
      subject: batch.reference,
      subjectId: id,
      detail: formatMoney(totalOf(batch)),
    },
    await readBatch(tx, id),
  )
}
