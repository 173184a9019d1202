import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Section } from '@kinfold/ui/section'
import { ranksIn } from '../../portfolio/plan-shares.ts'
import { usePlanShares } from '../../portfolio/use-plan-shares.ts'
import { useMember } from '../../session/use-member.ts'
import { byPlan } from './by-plan.ts'
import { GroupsToCome } from './groups-to-come.tsx'
import { PlanGroup } from './plan-group.tsx'

type PlanGroupsProps = { currency: Currency; portfolios: readonly Portfolio[] }

/** What goes on, plan by plan, with most first; without their totals they stand as they come. */
export function PlanGroups({ currency, portfolios }: PlanGroupsProps) {
  const { today } = useMember()
  const { data, failure } = useSummaryByPlan()
  const ranks = ranksIn(usePlanShares(currency, today).today)
  if (!data && !failure) return <GroupsToCome />
  return (
    <Section title="Your portfolios">
      {byPlan(portfolios, ranks).map(({ plan, portfolios: own }) => (
        <PlanGroup key={plan.id} plan={plan} portfolios={own} rank={ranks.get(plan.id)} />
      ))}
    </Section>
  )
}
