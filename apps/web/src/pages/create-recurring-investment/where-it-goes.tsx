import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioTitle } from '@kinfold/contract/portfolio/portfolio-title'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'

/** What is chosen at first; it can be changed beside the amount. */
const interval = 'monthly'

/** Into a portfolio that there is, or a new one: both lead to paying the first charge. */
export function WhereItGoes({ plans }: { plans: readonly Plan[] }) {
  const portfolios = usePortfolios({ status: 'active', per_page: 100 }).data?.items ?? []
  const open = portfolios.filter(({ plan }) => plans.some(({ id }) => id === plan.id))
  return (
    <>
      {open.length > 0 ? (
        <Card title="Into a portfolio you have" description="Any amount, on top of what it holds.">
          <List>
            {open.map(portfolio => (
              <OwnPortfolio key={portfolio.id} portfolio={portfolio} />
            ))}
          </List>
        </Card>
      ) : null}
      <Card
        title="Into a new portfolio"
        description="With the least that the plan takes at a time."
      >
        <List>
          {plans.map(plan => (
            <Row
              key={plan.id}
              label={planLabel(plan)}
              into={`a new ${planLabel(plan)}`}
              about={
                <>
                  From <Money alwaysShown amount={moneyFromWire(plan.currency, plan.minimum)} />
                </>
              }
              to={pathTo.contributeEvery(plan.id, interval)}
            />
          ))}
        </List>
      </Card>
    </>
  )
}

function OwnPortfolio({ portfolio }: { portfolio: Portfolio }) {
  const { id, name, plan, currency, value, is_recurring, started_on } = portfolio
  const label = portfolioTitle(portfolio)
  const since = started_on === null ? '' : `since ${dayText(started_on)}`
  return (
    <Row
      label={label}
      into={`your ${label}${since && `, ${since}`}`}
      about={
        <>
          {name === null ? 'Worth' : `${planLabel(plan)}, worth`}{' '}
          <Money amount={moneyFromWire(currency, value)} />
          {since && `, ${since}`}
          {is_recurring ? ', and fed by itself already' : ''}
        </>
      }
      to={pathTo.topUpEvery(id, interval)}
    />
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
)

type RowProps = {
  label: string
  /** The one it is, among others of the same plan. */
  into: string
  about: ReactNode
  to: string
}

function Row({ label, into, about, to }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-6 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-words text-ink">{label}</p>
        <p className="text-small text-ink-muted">{about}</p>
      </div>
      <Button asChild size="small" variant="secondary" className="shrink-0">
        <Link to={to} aria-label={`Set up for ${into}`}>
          Set up
        </Link>
      </Button>
    </li>
  )
}
