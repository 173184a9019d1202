import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import { ShareBar } from '@kinfold/ui/share-bar'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { planShares } from './plan-shares.ts'

type PlanTotals = { plan: PlanReference; totals: PortfolioTotals }

type PortfolioCardProps = {
  currency: Currency
  /** Absent while they load: the place is kept. */
  totals: PortfolioTotals | undefined
  /** What each plan has of it; none while that is not known. */
  plans: readonly PlanTotals[]
}

export function PortfolioCard({ currency, totals, plans }: PortfolioCardProps) {
  const shares = planShares(
    plans
      .filter(({ plan }) => plan.currency === currency)
      .map(({ plan, totals: { value } }) => ({
        name: planLabel(plan),
        minor: moneyFromWire(currency, value).minor,
      })),
  )
  return (
    <Card
      title={`${currency} portfolio`}
      headingLevel={3}
      link={<Link to={pathTo.investmentsIn(currency)} />}
      action={<ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mt-1" />}
    >
      <HoldingStat holding={totals} size="regular" />
      {shares.length > 1 ? (
        <ShareBar
          className="mt-5"
          label={`Plans of your ${currency} portfolio`}
          currency={currency}
          shares={shares}
        />
      ) : null}
    </Card>
  )
}
