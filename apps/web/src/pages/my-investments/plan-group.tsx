import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { moneyOf } from '../../portfolio/holding.ts'
import { earnedBy } from '../../portfolio/holding-earned.ts'
import type { PlanHoldings } from './by-plan.ts'
import { PortfolioRow } from './portfolio-row.tsx'

type PlanGroupProps = PlanHoldings & {
  /** Its place in every chart; none while it holds nothing. */
  rank: number | undefined
  /** Of all portfolios in it; those here may be no more than some of them. */
  totals: PortfolioTotals | undefined
}

/** What a member has in one plan, and the portfolios that it is made of. */
export function PlanGroup({ plan, portfolios, rank, totals }: PlanGroupProps) {
  const id = useId()
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 pt-4 pb-3">
        <h3 id={id} className="flex min-w-0 items-baseline gap-2.5 font-semibold">
          <span
            aria-hidden="true"
            className="size-dot shrink-0 rounded-full bg-line forced:border"
            style={{ backgroundColor: rank === undefined ? undefined : `var(--chart-${rank + 1})` }}
          />
          <TextLink asChild look="quiet">
            <Link to={pathTo.product(plan.id)} className="min-w-0 [overflow-wrap:anywhere]">
              {planLabel(plan)}
            </Link>
          </TextLink>
        </h3>
        {totals && totals.portfolios > 1 ? <Together totals={totals} /> : null}
      </div>
      <ul aria-labelledby={id} className="px-2 py-1">
        {portfolios.map(portfolio => (
          <li key={portfolio.id}>
            <PortfolioRow portfolio={portfolio} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Together({ totals }: { totals: PortfolioTotals }) {
  const earned = earnedBy(totals)
  return (
    <p className="ms-auto text-small text-ink-muted">
      <span className="font-semibold text-ink">
        <Money amount={moneyOf(totals, totals.value)} />
      </span>{' '}
      together
      {earned === 0n ? null : (
        <>
          , <Money change amount={money(totals.currency, earned)} />{' '}
          {earned < 0n ? 'lost' : 'earned'}
        </>
      )}
    </p>
  )
}
