import type { Plan } from '@kinfold/contract/plan/plan'
import type { PlanReturns } from '@kinfold/contract/plan/plan-returns'
import { demoHistory } from '../history/demo-history.ts'
import { isDrafted } from '../history/play-script.ts'
import { referenceDay } from '../reference-day.ts'

/** What GET /product/returns/:id answers. */
export function planReturnsOf({ id }: Plan): PlanReturns {
  const months = demoHistory.returns
    .filter(returns => returns.plan.id === id && !isDrafted(returns, referenceDay))
    .map(({ month, total, fee, shares }) => {
      const held = shares.reduce((sum, { valueBefore }) => sum + valueBefore.minor, 0n)
      return { month, net_return_ppm: Number(((total.minor - fee.minor) * 1_000_000n) / held) }
    })
    .sort((a, b) => (a.month < b.month ? -1 : 1))
  return { months: months.slice(-60) }
}
