import { usePlans } from '@kinfold/api/plan/list-plans'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { Link, useParams } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { planFacts } from '../../plan/plan-facts.tsx'
import { OwnPortfolios } from './own-portfolios.tsx'

export function InvestmentPoolPage() {
  const { poolId } = useParams()
  const { data, failure, isRefetching, reload } = usePlans()
  const plan = data?.pools.find(({ id }) => String(id) === poolId)
  if (plan) return <PlanView plan={plan} refetching={isRefetching} />
  if (data) return <UnknownPlan />
  if (!failure) return <LoadingScreen area="inline" />
  return (
    <ErrorScreen title="This plan can’t be shown right now" onReset={reload}>
      {failure.message}
    </ErrorScreen>
  )
}

function PlanView({ plan, refetching }: { plan: Plan; refetching: boolean }) {
  return (
    <div className="flex flex-col gap-6" data-refetching={refetching || undefined}>
      <PageHeader title={planLabel(plan)} description={plan.description} />
      <Card title="The plan">
        <KeyValueList items={planFacts(plan)} />
      </Card>
      <Banner tone="neutral">
        Contributions can’t be made on this page yet.{' '}
        <TextLink href={club.links.contact}>Our support team</TextLink> takes yours meanwhile.
      </Banner>
      <Section title="Yours in this plan">
        <OwnPortfolios plan={plan} />
      </Section>
    </div>
  )
}

function UnknownPlan() {
  return (
    <NotFoundScreen
      title="We couldn’t find that plan"
      description="It may have ended, or the address is mistyped."
    >
      <Button asChild>
        <Link to="/dashboard/investment-pools">See all plans</Link>
      </Button>
    </NotFoundScreen>
  )
}
