import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import type { Currency } from '@kinfold/contract/money/currency'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { moneyOf } from './holding.ts'
import { planCourse } from './plan-course.ts'
import { type PlanShare, planShares } from './plan-shares.ts'
import { fewestYears, useTrends } from './use-trends.ts'

/** What each plan of a currency holds and how its last year went; in the same order, so in the same colours, everywhere. */
export function usePlanShares(currency: Currency, today: string) {
  const { data } = useSummaryByPlan()
  const { trends = [] } = useTrends(Number(today.slice(0, 4)), fewestYears)
  const all = (data?.products ?? [])
    .filter(({ plan }) => plan.currency === currency)
    .map(
      ({ plan, totals }): PlanShare => ({
        name: planLabel(plan),
        minor: moneyOf(totals, totals.value).minor,
        course: planCourse(trends, plan),
        plans: [plan.id],
      }),
    )
  return {
    today: planShares(all.filter(({ minor }) => minor > 0n)),
    /** Those that are over too, last of all, as long as something of them stands in the year. */
    overTheYear: planShares(
      all.filter(({ minor, course = [] }) => minor > 0n || course.some(held => held > 0n)),
    ),
  }
}
