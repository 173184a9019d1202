import { usePlans } from '@kinfold/api/plan/list-plans'
import { money } from '@kinfold/contract/money/money'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { type GoalOutlook, goalOutlook } from '@kinfold/contract/portfolio/goal-outlook'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { useMember } from '../../session/use-member.ts'
import { useRunningSubscriptions } from './use-running-subscriptions.ts'

type GoalSentencesProps = { portfolio: Portfolio; goal: PortfolioGoal; isTakingMore: boolean }

/** How a goal stands, and what a month has to bring. */
export function GoalSentences({ portfolio, goal, isTakingMore }: GoalSentencesProps) {
  const { today } = useMember()
  const { waits, subscriptions } = useRunningSubscriptions(portfolio)
  if (waits) return <SentencesOnTheirWay />
  const outlook = goalOutlook({ ...portfolio, goal, today, subscriptions: subscriptions ?? [] })
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
      if (!subscriptions) return <p>What comes by itself can’t be told right now.</p>
      return (
        <UnderWay
          portfolio={portfolio}
          outlook={outlook}
          feeding={subscriptions}
          amountOf={amountOf}
          isTakingMore={isTakingMore}
        />
      )
  }
}

type UnderWayProps = {
  portfolio: Portfolio
  outlook: Extract<GoalOutlook, { state: 'under_way' }>
  feeding: readonly Subscription[]
  amountOf: (minor: bigint) => ReactNode
  isTakingMore: boolean
}

function UnderWay(props: UnderWayProps) {
  const { portfolio, outlook, feeding, amountOf, isTakingMore } = props
  const isClosed = usePlans().data?.pools.some(
    plan => plan.id === portfolio.plan.id && planProblem(plan) !== undefined,
  )
  const stands = feeding.some(({ next_charge_on }) => next_charge_on === null)
  const isOffered = outlook.monthly > 0n && isTakingMore && !portfolio.is_recurring
  return (
    <>
      <p>
        <WhatComes {...props} />{' '}
        {isClosed && outlook.monthly > 0n ? (
          <>
            {amountOf(outlook.missing - outlook.toCome)} is still missing, and the plan takes no new
            contributions.
          </>
        ) : (
          <WhatIsNeeded {...props} />
        )}{' '}
        Returns are not counted on.
      </p>
      {isOffered ? <Offer id={portfolio.id} months={outlook.months} /> : null}
      {stands ? <LinkBelow to={paths.recurring}>See your recurring contributions</LinkBelow> : null}
    </>
  )
}

/** What comes by itself, and what of it stands still. */
function WhatComes({ outlook: { monthly, toCome, until }, feeding, amountOf }: UnderWayProps) {
  const standing = feeding.filter(({ next_charge_on }) => next_charge_on === null).length
  if (standing > 0 && standing === feeding.length) {
    return feeding.length === 1
      ? 'Your recurring contribution stands still, so nothing is counted of it.'
      : 'Your recurring contributions stand still, so nothing is counted of them.'
  }
  if (toCome === 0n || monthly === 0n) return null
  const [what, brings] =
    feeding.length === 1
      ? ['Your recurring contribution', 'brings']
      : ['Your recurring contributions', 'bring']
  return (
    <>
      {what} {brings} {amountOf(toCome)} by {dayText(until)}
      {standing > 0 ? ', without what stands still' : ''}.
    </>
  )
}

function WhatIsNeeded({ outlook, amountOf }: Pick<UnderWayProps, 'outlook' | 'amountOf'>) {
  const { missing, toCome, until, months, monthly } = outlook
  if (monthly === 0n) return <>What comes by itself gets you there by {dayText(until)}.</>
  return (
    <>
      {toCome > 0n ? 'Besides that, ' : ''}
      {months === 1 ? amountOf(missing - toCome) : <>{amountOf(monthly)} a month</>} gets you there
      {toCome > 0n ? '' : ` by ${dayText(until)}`}.
    </>
  )
}

/** Each month, or once where there is no second. */
function Offer({ id, months }: Pick<Portfolio, 'id'> & { months: number }) {
  return months === 1 ? (
    <LinkBelow to={pathTo.topUp(id)}>Top up</LinkBelow>
  ) : (
    <LinkBelow to={pathTo.topUpEvery(id, 'monthly')}>Contribute every month</LinkBelow>
  )
}

function LinkBelow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-2">
      <TextLink asChild>
        <Link to={to}>{children}</Link>
      </TextLink>
    </p>
  )
}

function SentencesOnTheirWay() {
  return (
    <LoadingRegion label="What it takes: loading">
      <Skeleton className="w-full max-w-96" />
    </LoadingRegion>
  )
}
