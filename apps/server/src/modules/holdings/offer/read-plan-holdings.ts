import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import type { Handle } from '../../../db/database.ts'

type PlanHolding = { readonly plan_id: number; readonly portfolios: bigint; readonly value: bigint }

const text = `
  SELECT f.plan_id, count(*) AS portfolios, coalesce(sum(a.balance), 0)::int8 AS value
    FROM portfolio f
    LEFT JOIN ledger.account a
      ON a.kind = 'portfolio' AND a.address = 'portfolio:' || f.id || ':' || f.currency
   WHERE f.status = ANY($1) AND ($2::int IS NULL OR f.plan_id = $2)
   GROUP BY f.plan_id`

/** What members hold in every plan, or in one. A plan that nobody holds has no row. */
export function readPlanHoldings(handle: Handle, id?: number): Promise<PlanHolding[]> {
  return handle.query<PlanHolding>({ text, values: [heldStatuses, id ?? null] })
}
