import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { ShareBar } from '@kinfold/ui/share-bar'
import { useMember } from '../../session/use-member.ts'
import { fewestYears, useTrends } from './hero/use-trends.ts'
import { planCourse } from './plan-course.ts'
import { planShares } from './plan-shares.ts'

export type PlanTotals = { plan: PlanReference; totals: PortfolioTotals }

type OwnPlansProps = { currency: Currency; plans: readonly PlanTotals[] }

/** The plans of one currency, each with its share and the shape of its last year: those that the hero's curve is of. */
export function OwnPlans({ currency, plans }: OwnPlansProps) {
  const { today } = useMember()
  const { trends = [] } = useTrends(Number(today.slice(0, 4)), fewestYears)
  const shares = planShares(
    plans.map(({ plan, totals: { value } }) => ({
      name: planLabel(plan),
      minor: moneyFromWire(currency, value).minor,
      course: planCourse(trends, plan),
    })),
  )
  if (shares.length === 0) return null
  return (
    <ShareBar
      className="mt-5"
      label={`Plans of your ${currency} portfolio`}
      currency={currency}
      shares={shares}
    />
  )
}
