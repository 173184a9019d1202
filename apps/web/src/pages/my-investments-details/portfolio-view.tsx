import { usePlans } from '@kinfold/api/plan/list-plans'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Banner } from '@kinfold/ui/banner'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { startTransition } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { club } from '../../club/club.ts'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { moneyOf } from '../../portfolio/holding.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { HoldingSum } from '../../portfolio/holding-sum.tsx'
import { portfolioStatusLooks } from '../../portfolio/portfolio-status-looks.ts'
import { MovementList } from './movement-list.tsx'
import { portfolioTerms } from './portfolio-terms.tsx'

type PortfolioViewProps = { portfolio: Portfolio; isRefetching: boolean }

export function PortfolioView({ portfolio, isRefetching }: PortfolioViewProps) {
  const label = planLabel(portfolio.plan)
  const { open } = useAction()
  const plan = usePlanToTopUp(portfolio)
  const { tone, label: status } = portfolioStatusLooks[portfolio.status]
  return (
    <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
      <PageHeader
        title={label}
        status={<StatusPill tone={tone}>{status}</StatusPill>}
        trail={<Trail portfolio={portfolio} />}
        actions={
          plan ? (
            <Button aria-haspopup="dialog" onClick={() => startTransition(() => open('top-up'))}>
              {portfolio.status === 'active' ? 'Top up' : 'Pay the first contribution'}
            </Button>
          ) : null
        }
      />
      <StartedPayments isShown={({ portfolio_id }) => portfolio_id === portfolio.id} />
      {portfolio.awaited > 0 ? <Awaited portfolio={portfolio} /> : null}
      <div className="grid gap-4 lg:grid-cols-2">
        <Card tone="feature" title="Portfolio" action={<AmountPrivacyToggle />}>
          <HoldingStat holding={portfolio} />
        </Card>
        <Card title="How it came about">
          <HoldingSum holding={portfolio} />
        </Card>
      </div>
      <Card title="Its term">
        <KeyValueList layout="stacked" items={portfolioTerms(portfolio)} />
      </Card>
      <Section title="Movements">
        <MovementList portfolio={portfolio} />
      </Section>
      <Banner tone="neutral">
        Changing what happens at maturity and the PDF report are not on this page yet.{' '}
        <TextLink href={club.links.contact}>Our support team</TextLink> helps you with both
        meanwhile.
      </Banner>
      <PayPlace action="top-up" target={plan && { kind: 'portfolio', plan, portfolio }} />
    </div>
  )
}

/** A portfolio takes more while it is active, and another first payment while none has come. */
function usePlanToTopUp({ plan: { id }, status }: Portfolio): Plan | undefined {
  const plan = usePlans().data?.pools.find(each => each.id === id)
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
