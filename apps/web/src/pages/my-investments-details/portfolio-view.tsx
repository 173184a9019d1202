import { usePlans } from '@kinfold/api/plan/list-plans'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { choiceProblem } from '@kinfold/contract/portfolio/choice-problem'
import { deletionProblem } from '@kinfold/contract/portfolio/deletion-problem'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioTitle } from '@kinfold/contract/portfolio/portfolio-title'
import { Banner } from '@kinfold/ui/banner'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { StatusPill } from '@kinfold/ui/status-pill'
import { cx } from 'class-variance-authority'
import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { isOnItsWay, isUntouched, moneyOf } from '../../portfolio/holding.ts'
import { HoldingSum } from '../../portfolio/holding-sum.tsx'
import { portfolioStatusLooks } from '../../portfolio/portfolio-status-looks.ts'
import { useMember } from '../../session/use-member.ts'
import { GoalCard } from './goal-card.tsx'
import { MovementList } from './movement-list.tsx'
import { PortfolioActions } from './portfolio-actions.tsx'
import { PortfolioHero } from './portfolio-hero.tsx'
import { PortfolioPapers } from './portfolio-papers.tsx'
import { WhatBecame } from './what-became.tsx'
import { WhatComesNext } from './what-comes-next.tsx'

const { Part: DeleteQuestion } = lazyPart(
  () => import('./delete-question.tsx').then(module => module.DeleteQuestion),
  'when-idle',
)
const { Part: NameModal } = lazyPart(
  () => import('./name-modal.tsx').then(module => module.NameModal),
  'when-idle',
)
const { Part: GoalModal } = lazyPart(
  () => import('./goal-modal.tsx').then(module => module.GoalModal),
  'when-idle',
)
const { Part: MaturityModal } = lazyPart(
  () => import('./maturity-modal.tsx').then(module => module.MaturityModal),
  'when-idle',
)

type PortfolioViewProps = { portfolio: Portfolio; isRefetching: boolean }

export function PortfolioView({ portfolio, isRefetching }: PortfolioViewProps) {
  const isEmpty = isUntouched(portfolio)
  const { open } = useAction()
  const { today } = useMember()
  const [{ Asked }, setAsked] = useState<{ Asked?: typeof DeleteQuestion }>({})
  const ask = (part: typeof DeleteQuestion) => startTransition(() => setAsked({ Asked: part }))
  const close = () => setAsked({})
  // Whether the plan is open matters for rolling over alone.
  const isChosen =
    portfolio.matures_on !== null &&
    choiceProblem({ ...portfolio, plan: { state: 'open' } }, 'pay_out', today) === undefined
  const offered = usePlans().data?.pools.find(({ id }) => id === portfolio.plan.id)
  const plan = planToTopUp(portfolio, offered)
  const onPay = plan && (() => startTransition(() => open('top-up')))
  const onDelete = deletionProblem(portfolio) === undefined ? () => ask(DeleteQuestion) : undefined
  const { tone, label: status } = portfolioStatusLooks[portfolio.status]
  return (
    <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
      <PageHeader
        title={portfolioTitle(portfolio)}
        description={portfolio.name === null ? undefined : planLabel(portfolio.plan)}
        status={<StatusPill tone={tone}>{status}</StatusPill>}
        trail={<Trail portfolio={portfolio} />}
        actions={
          <PortfolioActions
            isFunded={portfolio.status === 'active'}
            isNamed={portfolio.name !== null}
            onPay={onPay}
            onName={isEmpty ? undefined : () => ask(NameModal)}
            onDelete={onDelete}
          />
        }
      />
      <WhatBecame portfolio={portfolio} />
      <StartedPayments isShown={({ portfolio_id }) => portfolio_id === portfolio.id} />
      {portfolio.awaited > 0 && !isOnItsWay(portfolio) ? <Awaited portfolio={portfolio} /> : null}
      <PortfolioHero portfolio={portfolio} />
      {isEmpty ? null : (
        <GoalCard
          portfolio={portfolio}
          isTakingMore={plan !== undefined}
          onSet={() => ask(GoalModal)}
        />
      )}
      <div className={cx('grid gap-4', isEmpty || 'lg:grid-cols-2')}>
        {isEmpty ? null : (
          <Card title="How you got here">
            <HoldingSum holding={portfolio} />
          </Card>
        )}
        <WhatComesNext
          portfolio={portfolio}
          isPlanOpen={offered && planProblem(offered) === undefined}
          onChoose={isChosen ? () => ask(MaturityModal) : undefined}
        />
      </div>
      <PortfolioPapers portfolio={portfolio} />
      <Section title="Movements">
        <MovementList portfolio={portfolio} />
      </Section>
      <PartBoundary onMissing={close}>
        {Asked ? <Asked portfolio={portfolio} onClose={close} /> : null}
      </PartBoundary>
      <PayPlace action="top-up" target={plan && { kind: 'portfolio', plan, portfolio }} />
    </div>
  )
}

/** A portfolio takes more while it is active, and another first payment while none has come. */
function planToTopUp({ status }: Portfolio, plan: Plan | undefined): Plan | undefined {
  const isTakingMore = status === 'active' || status === 'pending_payment'
  return isTakingMore && plan && planProblem(plan) === undefined ? plan : undefined
}

function Trail({ portfolio: { plan, currency } }: { portfolio: Portfolio }) {
  return (
    <Breadcrumbs
      items={[
        {
          label: 'My Contributions',
          link: <Link to={pathTo.investmentsIn(currency)} />,
        },
        {
          label: planLabel(plan),
          link: <Link to={pathTo.product(plan.id)} />,
        },
        { label: 'Portfolio' },
      ]}
    />
  )
}

function Awaited({ portfolio }: { portfolio: Portfolio }) {
  return (
    <Banner tone="warning">
      <Money amount={moneyOf(portfolio, portfolio.awaited)} /> has not arrived yet. It counts from
      the day it does.
    </Banner>
  )
}
