import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { settleRefund as endpoint } from '@kinfold/contract/operator/refund/settle-refund'
import { settlingProblem } from '@kinfold/contract/operator/refund/settling-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { endFailed, endPaid } from './end-refund.ts'
import { lockRefund } from './lock-refund.ts'
import { readHasLeft } from './read-has-left.ts'
import { readRefund } from './read-refunds.ts'

type Endpoint = typeof endpoint

const wasUndone = 'It took back a match that was wrong: no bank has sent anything.'

/** Writes down what became of a refund that the club's own bank was to pay. */
export async function settleRefund(
  services: Services,
  { caller, params, body: { outcome, note }, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const found = await lockRefund(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const problem = settlingProblem(row, outcome)
  if (problem === 'conflict') {
    return refuse(problem, { sentence: 'Its provider says what becomes of this refund.' })
  }
  if (problem !== undefined) return refuse(problem)
  if (!(await readHasLeft(tx, row.id))) return refuse('conflict', { sentence: wasUndone })
  const at = await services.clock.now(tx)
  if (outcome === 'paid') await endPaid(services, tx, found, { at, bankReference: note })
  else await endFailed(services, tx, found, { at, reason: note })
  const deed = { subject: paid.reference, subjectId: row.id, detail: note }
  await noteOperator(services, tx, by, `refund.${outcome}`, deed)
  return readRefund(tx, row.id)
}
