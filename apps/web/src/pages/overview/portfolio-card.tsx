import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { OwnPlans, type PlanTotals } from './own-plans.tsx'

type PortfolioCardProps = {
  currency: Currency
  /** Absent while they load: the place is kept. */
  totals: PortfolioTotals | undefined
  /** What each plan has of it; none while that is not known. */
  plans: readonly PlanTotals[]
}

export function PortfolioCard({ currency, totals, plans }: PortfolioCardProps) {
  const own = plans.filter(({ plan }) => plan.currency === currency)
  return (
    <Card
      title={`${currency} portfolio`}
      headingLevel={3}
      link={<Link to={pathTo.investmentsIn(currency)} />}
      action={<ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mt-1" />}
    >
      <HoldingStat holding={totals} size="regular" />
      {own.length > 0 ? <OwnPlans currency={currency} plans={own} /> : null}
    </Card>
  )
}
