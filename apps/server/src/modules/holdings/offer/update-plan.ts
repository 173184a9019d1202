import { planStateProblem } from '@kinfold/contract/operator/plan/plan-state-problem'
import type { updatePlan as endpoint } from '@kinfold/contract/operator/plan/update-plan'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import {
  audited,
  type Decided,
  type OperatorCall,
  unchanged,
} from '../../base/audit/operator-call.ts'
import { lockPlan } from '../../club/plan/lock-plan.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { Services } from '../../services.ts'
import { holdingsRefusal } from './holdings-refusal.ts'
import { planColumns } from './plan-columns.ts'
import { describePlanChanges } from './plan-lines.ts'
import { readManagedPlan } from './read-managed-plans.ts'

type Endpoint = typeof endpoint

export async function updatePlan(
  services: Services,
  { params, body: { version, ...changes }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const before = await lockPlan(tx, Number(params.id))
  if (before === undefined) return refuse('not_found')
  const { id, currency } = before
  const problem = versionProblem(before, version)
  if (problem !== undefined) return refuse(problem)
  const state = planStateProblem(before.state, changes.state)
  if (state !== undefined) return refuse('validation_failed', { fields: { state } })
  const refusal = await holdingsRefusal(services, tx, changes)
  if (refusal !== undefined) return refusal
  const columns = planColumns(currency, changes)
  const detail = describePlanChanges(before, { ...before, ...columns })
  if (detail === '') return unchanged(await readManagedPlan(tx, id))
  const changed = { ...columns, version: version + 1 }
  await tx.orm.update(plan).set(changed).where(eq(plan.id, id))
  const about = { subject: before.name, subjectId: String(id), detail }
  return audited('plan.changed', about, await readManagedPlan(tx, id))
}
