import type { createPlan as endpoint } from '@kinfold/contract/operator/plan/create-plan'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { Services } from '../../services.ts'
import { holdingsRefusal } from './holdings-refusal.ts'
import { planColumns } from './plan-columns.ts'
import { describePlanTerms } from './plan-lines.ts'
import { readManagedPlan } from './read-managed-plans.ts'

type Endpoint = typeof endpoint

export async function createPlan(
  services: Services,
  { body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const { currency } = body
  const problem = await holdingsRefusal(services, tx, body)
  if (problem !== undefined) return problem
  const [added] = await tx.orm
    .insert(plan)
    .values({
      ...planColumns(currency, body),
      productType: body.product_type,
      currency,
      tenorMonths: body.tenor_months,
      createdAt: await services.clock.now(tx),
    })
    .returning()
  if (added === undefined) throw new Error('plan not found after insert')
  const about = { subject: added.name, subjectId: String(added.id) }
  const detail = describePlanTerms(added)
  return audited('plan.created', { ...about, detail }, await readManagedPlan(tx, added.id))
}
