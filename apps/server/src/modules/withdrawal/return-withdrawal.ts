import { formatMoney } from '@kinfold/contract/money/format-money'
import { returnProblem } from '@kinfold/contract/operator/withdrawal/return-problem'
import type { returnWithdrawal as endpoint } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { eq } from 'drizzle-orm'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { payoutBatch } from '../payout-batch/payout-batch.tables.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { bookReturn } from './book-return.ts'
import { amountOf } from './describe-withdrawal.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import { readRequestedWithdrawal } from './read-requested-withdrawals.ts'

type Endpoint = typeof endpoint

/** Writes down that a bank sent a paid withdrawal back. */
export async function returnWithdrawal(
  services: Services,
  { caller, params, body: { reason }, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const found = await lockWithdrawal(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, memberId } = found
  const problem = returnProblem({ status: row.status, memberId }, by)
  if (problem !== undefined) return refuse(problem)

  const [batch] = await tx.orm
    .select()
    .from(payoutBatch)
    .where(eq(payoutBatch.id, row.batchId ?? row.id))
  const at = await services.clock.now(tx)
  await bookReturn(services, tx, found, { way: batch?.paidThrough ?? 'file', reason, at })
  const requested = await readRequestedWithdrawal(tx, row.id)
  const detail = `${formatMoney(amountOf(row))}. ${reason}`
  const deed = { subject: row.reference, subjectId: row.id, detail }
  await noteOperator(services, tx, by, 'withdrawal.returned', deed)
  return requested
}
