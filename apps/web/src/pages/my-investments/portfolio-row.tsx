import { dateFormat } from '@kinfold/contract/day/date-format'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { beganText } from '../../portfolio/began-text.ts'
import { GoalBar } from '../../portfolio/goal-bar.tsx'
import { isOnItsWay, moneyOf } from '../../portfolio/holding.ts'
import { earnedBy } from '../../portfolio/holding-earned.ts'
import { portfolioStatusLooks } from '../../portfolio/portfolio-status-looks.ts'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (written: string) => day(new Date(written))

function endOf({ started_on, matures_on, at_maturity }: Portfolio): string | undefined {
  if (started_on === null) return undefined
  if (matures_on === null) return 'Open-ended'
  return `${at_maturity === 'roll_over' ? 'Goes on after' : 'Paid out on'} ${dayOf(matures_on)}`
}

/** One portfolio below the name of its plan: by the name that its member gave it, or by when it began. */
export function PortfolioRow({ portfolio }: { portfolio: Portfolio }) {
  const id = useId()
  const { name, goal, plan, status, value, awaited, is_recurring: isRecurring } = portfolio
  const began = beganText(portfolio)
  const { tone, label } = portfolioStatusLooks[status]
  const details = [
    name === null ? undefined : began,
    endOf(portfolio),
    isRecurring ? 'Recurring' : undefined,
  ]
  return (
    <div className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-option px-3 py-2.5 transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus">
      <div className="min-w-0 grow basis-28">
        <p className="font-medium [overflow-wrap:anywhere] text-ink">
          <Link
            data-row-link
            to={pathTo.portfolio(portfolio.id)}
            aria-describedby={`${id}-value`}
            className="outline-none after:absolute after:inset-0"
          >
            {name ?? began}
            <span className="sr-only"> in {planLabel(plan)}</span>
          </Link>
          {status === 'active' ? null : (
            <StatusPill tone={tone} className="ms-2">
              {label}
            </StatusPill>
          )}
        </p>
        <p className="text-small text-ink-muted">
          {details.filter(each => each !== undefined).join(' · ')}
        </p>
      </div>
      <div id={`${id}-value`} className="ms-auto text-end">
        <p className="font-semibold text-ink">
          <Money amount={moneyOf(portfolio, isOnItsWay(portfolio) ? awaited : value)} />
        </p>
        <p className="text-small text-ink-muted">
          {isOnItsWay(portfolio) ? 'on its way' : <Earned portfolio={portfolio} />}
        </p>
      </div>
      {goal ? (
        <div className="basis-full pt-1">
          <GoalBar lead="Goal: " portfolio={portfolio} goal={goal} />
        </div>
      ) : null}
    </div>
  )
}

function Earned({ portfolio }: { portfolio: Portfolio }) {
  const earned = earnedBy(portfolio)
  if (earned === 0n) return null
  return (
    <>
      <Money change amount={money(portfolio.currency, earned)} /> {earned < 0n ? 'lost' : 'earned'}
    </>
  )
}
