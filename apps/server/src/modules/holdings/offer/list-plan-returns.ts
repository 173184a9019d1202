import type { listPlanReturns as endpoint } from '@kinfold/contract/plan/list-plan-returns'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { Services } from '../../services.ts'
import { readPlanReturns } from '../portfolio/read-plan-returns.ts'

type Endpoint = typeof endpoint

/** A plan’s past months, for whoever can see the plan. */
export async function listPlanReturns(
  { db }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const id = Number(params.id)
  const isSeen = and(
    eq(plan.id, id),
    ne(plan.state, 'draft'),
    inArray(plan.currency, caller.currencies),
  )
  if ((await db.orm.$count(plan, isSeen)) === 0) return refuse('not_found')
  return { months: await readPlanReturns(db, id) }
}
