import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { asc, eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { describePlan } from '../../club/plan/describe-plan.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { monthsWithReturns } from '../portfolio/months-with-returns.ts'
import { readPlanRuns } from '../portfolio/read-plan-runs.ts'
import { readPlanHoldings } from './read-plan-holdings.ts'

/** Every plan, or one, with what members hold in it. */
export async function readManagedPlans(handle: Handle, id?: number): Promise<ManagedPlan[]> {
  const plans = await handle.orm
    .select()
    .from(plan)
    .where(id === undefined ? undefined : eq(plan.id, id))
    .orderBy(asc(plan.id))
  const held = await readPlanHoldings(handle, id)
  const months = await monthsWithReturns(handle)
  const runsOf = await readPlanRuns(handle, plans)
  const byPlan = new Map(held.map(row => [row.plan_id, row]))
  return plans.map(row => {
    const { portfolios = 0n, value = 0n } = byPlan.get(row.id) ?? {}
    return {
      plan: { ...describePlan(row), ...runsOf(row) },
      version: row.version,
      portfolios: Number(portfolios),
      value: moneyToWire(money(row.currency, value)),
      months_with_returns: months.get(row.id) ?? [],
    }
  })
}

/** A plan that was just written. */
export async function readManagedPlan(tx: Transaction, id: number): Promise<ManagedPlan> {
  const [found] = await readManagedPlans(tx, id)
  if (found === undefined) throw new Error('plan not found after it was written')
  return found
}
