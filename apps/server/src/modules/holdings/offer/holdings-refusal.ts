import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { UpdatePlanBody } from '@kinfold/contract/operator/plan/plan-body'
import { holdingsMonthProblem } from '@kinfold/contract/plan/plan-holdings'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'

/** Why it can’t be said that a plan holds this: by the club’s day its month hasn’t ended. */
export async function holdingsRefusal(
  { clock }: Services,
  tx: Transaction,
  { holdings }: Pick<UpdatePlanBody, 'holdings'>,
) {
  if (!holdings) return undefined
  const problem = holdingsMonthProblem(holdings, dayInLagos(await clock.now(tx)))
  if (problem === undefined) return undefined
  return refuse('validation_failed', { fields: { 'holdings.as_of': problem } })
}
