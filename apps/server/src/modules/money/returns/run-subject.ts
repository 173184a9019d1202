import { planLabel } from '@kinfold/contract/plan/plan-label'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import type { RunRow } from './lock-run.ts'
import { monthText } from './returns-month.ts'

/** What the audit log calls a run: “Family Growth Pool, May 2026”. */
export async function runSubject(
  handle: Handle,
  { planId, period }: Pick<RunRow, 'planId' | 'period'>,
): Promise<string> {
  const [found] = await handle.orm
    .select({ name: plan.name, product_type: plan.productType, currency: plan.currency })
    .from(plan)
    .where(eq(plan.id, planId))
  return `${found === undefined ? '' : planLabel(found)}, ${monthText(period)}`
}
