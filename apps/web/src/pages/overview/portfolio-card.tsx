import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { OwnPlans } from './own-plans.tsx'

type PortfolioCardProps = {
  currency: Currency
  /** Absent while they load: the place is kept. */
  totals: PortfolioTotals | undefined
}

export function PortfolioCard({ currency, totals }: PortfolioCardProps) {
  return (
    <Card
      title={`${currency} portfolio`}
      headingLevel={3}
      link={<Link to={pathTo.investmentsIn(currency)} />}
      action={<ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mt-1" />}
    >
      <HoldingStat holding={totals} size="regular" />
      <OwnPlans currency={currency} />
    </Card>
  )
}
