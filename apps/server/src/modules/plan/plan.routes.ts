import { listPlans } from '@kinfold/contract/plan/list-plans'
import { and, asc, inArray, ne } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { describePlan } from './describe-plan.ts'
import { plan } from './plan.tables.ts'

export function planRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listPlans, async ({ caller }) => {
      const rows = await db.orm
        .select()
        .from(plan)
        .where(and(ne(plan.state, 'draft'), inArray(plan.currency, caller.currencies)))
        .orderBy(asc(plan.id))
      return { pools: rows.map(describePlan) }
    }),
  ]
}
