import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Banner } from '@kinfold/ui/banner'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { moneyOf } from '../../portfolio/holding.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { HoldingSum } from '../../portfolio/holding-sum.tsx'
import { portfolioStatusLooks } from '../../portfolio/portfolio-status-looks.ts'
import { MovementList } from './movement-list.tsx'
import { portfolioTerms } from './portfolio-terms.tsx'

type PortfolioViewProps = { portfolio: Portfolio; isRefetching: boolean }

export function PortfolioView({ portfolio, isRefetching }: PortfolioViewProps) {
  const label = planLabel(portfolio.plan)
  const { tone, label: status } = portfolioStatusLooks[portfolio.status]
  return (
    <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
      <PageHeader
        title={label}
        status={<StatusPill tone={tone}>{status}</StatusPill>}
        trail={<Trail portfolio={portfolio} />}
      />
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
        Topping up, changing what happens at maturity and the PDF report are not on this page yet.{' '}
        <TextLink href={club.links.contact}>Our support team</TextLink> helps you with each
        meanwhile.
      </Banner>
    </div>
  )
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
