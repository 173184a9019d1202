import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
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
}

/** What a member has in one plan, and the portfolios that it is made of. */
export function PlanGroup({ plan, portfolios, rank }: PlanGroupProps) {
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
        {portfolios.length > 1 ? <Together plan={plan} portfolios={portfolios} /> : null}
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

const sumOf = (minors: readonly bigint[]) => minors.reduce((sum, minor) => sum + minor, 0n)

/** What the rows below come to: what is over in the plan is in none of them. */
function Together({ plan: { currency }, portfolios }: PlanHoldings) {
  const value = sumOf(portfolios.map(each => moneyOf(each, each.value).minor))
  const earned = sumOf(portfolios.map(earnedBy))
  return (
    <p className="ms-auto text-small text-ink-muted">
      <span className="font-semibold text-ink">
        <Money amount={money(currency, value)} />
      </span>{' '}
      together
      {earned === 0n ? null : (
        <>
          , <Money change amount={money(currency, earned)} /> {earned < 0n ? 'lost' : 'earned'}
        </>
      )}
    </p>
  )
}
