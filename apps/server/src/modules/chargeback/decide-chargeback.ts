import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { endingProblem } from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { decideChargeback as endpoint } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { isByHand } from './chargeback-facts.ts'
import { endChargeback } from './end-chargeback.ts'
import { lockChargeback } from './lock-chargeback.ts'
import { readChargeback } from './read-chargebacks.ts'

type Endpoint = typeof endpoint

/** Writes down how a chargeback ended that no provider tells of. */
export async function decideChargeback(
  services: Services,
  { caller, params, body: { outcome }, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const found = await lockChargeback(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const yours = paid && aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const { status, isBooked } = row
  const problem = endingProblem({ status, isBooked, isByHand: isByHand(row) }, outcome)
  if (problem === 'conflict' || paid === undefined) {
    return refuse('conflict', { sentence: 'Its provider says how this one ends.' })
  }
  if (problem !== undefined) return refuse(problem)
  const at = await services.clock.now(tx)
  await endChargeback(services, tx, { row, paid }, { outcome, at, by })
  const deed = { subject: paid.reference, subjectId: row.id, detail: row.disputeId }
  await noteOperator(services, tx, by, `chargeback.${outcome}`, deed)
  return readChargeback(tx, row.id)
}
