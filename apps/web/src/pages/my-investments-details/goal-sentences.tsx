import { money } from '@kinfold/contract/money/money'
import { type GoalOutlook, goalOutlook } from '@kinfold/contract/portfolio/goal-outlook'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { useMember } from '../../session/use-member.ts'
import { useRunningSubscription } from './use-running-subscription.ts'

type GoalSentencesProps = { portfolio: Portfolio; goal: PortfolioGoal; isTakingMore: boolean }

/** How a goal stands, and what a month has to bring. */
export function GoalSentences({ portfolio, goal, isTakingMore }: GoalSentencesProps) {
  const { today } = useMember()
  const { waits, subscription } = useRunningSubscription(portfolio)
  if (waits) return <SentencesOnTheirWay />
  const outlook = goalOutlook({ ...portfolio, goal, today, subscription })
  const amountOf = (minor: bigint) => <Money amount={money(portfolio.currency, minor)} />
  switch (outlook.state) {
    case 'reached':
      return <p>You have reached it{goal.by > today ? `, ahead of ${dayText(goal.by)}` : ''}.</p>
    case 'missed':
      return (
        <p>
          {dayText(goal.by)} has come, and {amountOf(outlook.missing)} is still missing. You can
          choose another day.
        </p>
      )
    case 'under_way':
      return (
        <>
          <p>
            <UnderWay outlook={outlook} by={goal.by} amountOf={amountOf} /> Returns are not counted
            on.
          </p>
          {outlook.monthly > 0n && isTakingMore && !subscription ? (
            <p className="mt-2">
              <TextLink asChild>
                <Link to={pathTo.topUpEvery(portfolio.id, 'monthly')}>Contribute every month</Link>
              </TextLink>
            </p>
          ) : null}
        </>
      )
  }
}

type UnderWayProps = {
  outlook: Extract<GoalOutlook, { state: 'under_way' }>
  by: string
  amountOf: (minor: bigint) => ReactNode
}

function UnderWay({ outlook: { missing, toCome, months, monthly }, by, amountOf }: UnderWayProps) {
  if (monthly === 0n) return <>What comes by itself gets you there by {dayText(by)}.</>
  const needed =
    months === 1 ? (
      <>{amountOf(missing - toCome)} gets you there</>
    ) : (
      <>
        {amountOf(monthly)} a month{toCome > 0n ? ' more' : ''} gets you there
      </>
    )
  if (toCome === 0n) {
    return (
      <>
        {needed} by {dayText(by)}.
      </>
    )
  }
  return (
    <>
      Your recurring contribution brings {amountOf(toCome)} by {dayText(by)}. {needed}.
    </>
  )
}

function SentencesOnTheirWay() {
  return (
    <LoadingRegion label="What it takes: loading">
      <Skeleton className="w-full max-w-96" />
    </LoadingRegion>
  )
}
