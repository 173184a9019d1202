import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { startTransition } from 'react'
import { Link, useParams } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { PaidPlate } from '../../flows/pay/paid-plate.tsx'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { OnePlan } from '../../plan/one-plan.tsx'
import { planFacts } from '../../plan/plan-facts.tsx'
import { planLink } from '../../plan/plan-link.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { OwnPortfolios } from '../../portfolio/own-portfolios.tsx'

/** What the member has in one plan. */
export function MyInvestmentsProductPage() {
  const { productId } = useParams()
  return <OnePlan id={productId}>{plan => <OwnInPlan plan={plan} />}</OnePlan>
}

function OwnInPlan({ plan }: { plan: Plan }) {
  const label = planLabel(plan)
  const { open } = useAction()
  const isOpen = planProblem(plan) === undefined
  return (
    <>
      <PageHeader
        title={label}
        description="What you have in this plan."
        trail={
          <Breadcrumbs
            items={[
              {
                label: 'My Contributions',
                link: <Link to={pathTo.investmentsIn(plan.currency)} />,
              },
              { label },
            ]}
          />
        }
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={planLink(plan)}>About this plan</Link>
            </Button>
            {isOpen ? (
              <Button
                aria-haspopup="dialog"
                onClick={() => startTransition(() => open('contribute'))}
              >
                Contribute
              </Button>
            ) : null}
          </>
        }
      />
      <PaidPlate plan={plan} />
      <div className="grid gap-4 lg:grid-cols-2">
        <TotalsInPlan plan={plan} />
        <Card title="The plan">
          <KeyValueList items={planFacts(plan)} />
        </Card>
      </div>
      <StartedPayments isShown={payment => payment.plan?.id === plan.id} />
      <Section title="Your portfolios in it">
        <OwnPortfolios plan={plan} />
      </Section>
      <PayPlace action="contribute" target={isOpen ? { kind: 'plan', plan } : undefined} />
    </>
  )
}

function TotalsInPlan({ plan }: { plan: Plan }) {
  const { data, failure, reload } = useSummaryByPlan()
  if (failure && !data) return <ReadFailure what="Your total" failure={failure} onRetry={reload} />
  const own = data?.products.find(each => each.plan.id === plan.id)?.totals
  const nothing = {
    currency: plan.currency,
    value: 0,
    contributed: 0,
    returns: 0,
    fees: 0,
    paid_out: 0,
  }
  return (
    <Card tone="feature" title="All together">
      <HoldingStat holding={data ? (own ?? nothing) : undefined} />
    </Card>
  )
}
