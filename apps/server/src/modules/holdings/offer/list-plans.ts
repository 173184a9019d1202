import { chargeExamples } from '@kinfold/contract/payment/charge-example'
import type { listPlans as endpoint } from '@kinfold/contract/plan/list-plans'
import { and, asc, inArray, ne } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readFeeRules } from '../../club/fee/read-fee-rules.ts'
import { describePlan } from '../../club/plan/describe-plan.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { Services } from '../../services.ts'
import { readPlanRuns } from '../portfolio/read-plan-runs.ts'

type Endpoint = typeof endpoint

export async function listPlans(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const rows = await db.orm
    .select()
    .from(plan)
    .where(and(ne(plan.state, 'draft'), inArray(plan.currency, caller.currencies)))
    .orderBy(asc(plan.id))
  const [runsOf, rules] = await Promise.all([readPlanRuns(db, rows), readFeeRules(db)])
  const pools = rows.map(row => ({ ...describePlan(row), ...runsOf(row) }))
  return { pools, charges: chargeExamples(rules, pools) }
}
