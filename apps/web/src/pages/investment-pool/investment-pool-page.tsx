import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { startTransition } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { OnePlan } from '../../plan/one-plan.tsx'
import { planFacts } from '../../plan/plan-facts.tsx'
import { OwnPortfolios } from '../../portfolio/own-portfolios.tsx'
import { PlanPast } from './past/plan-past.tsx'
import { PayingCosts } from './paying-costs.tsx'
import { TakingItOut } from './taking-it-out.tsx'
import { WhatItHolds } from './what-it-holds.tsx'
import { WhoIsInIt } from './who-is-in-it.tsx'
import { WhoItIsFor } from './who-it-is-for.tsx'

export function InvestmentPoolPage() {
  const { poolId } = useParams()
  return <OnePlan id={poolId}>{plan => <ThePlan plan={plan} />}</OnePlan>
}

function ThePlan({ plan }: { plan: Plan }) {
  const { open } = useAction()
  const isOpen = planProblem(plan) === undefined
  const own = useSummaryByPlan().data?.products.find(each => each.plan.id === plan.id)
  const holds = own !== undefined && own.totals.value > 0
  return (
    <>
      <PageHeader
        title={planLabel(plan)}
        description={plan.description}
        actions={
          isOpen ? (
            <Button
              aria-haspopup="dialog"
              onClick={() => startTransition(() => open('contribute'))}
            >
              Contribute
            </Button>
          ) : null
        }
      />
      {isOpen ? null : <Banner tone="neutral">This plan is not open for contributions.</Banner>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <Card title="The plan" footer={<PlanPapers plan={plan} />}>
            <KeyValueList
              items={[
                { label: 'Yours today', value: <OwnValue plan={plan} /> },
                ...planFacts(plan),
              ]}
            />
            <WhoIsInIt plan={plan} />
          </Card>
          <WhoItIsFor plan={plan} />
        </div>
        <PlanPast key={plan.id} plan={plan} />
      </div>
      <div className="grid items-start gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
        <WhatItHolds plan={plan} />
        {isOpen ? <PayingCosts plan={plan} /> : null}
        {isOpen || holds ? <TakingItOut plan={plan} /> : null}
      </div>
      <StartedPayments isShown={payment => payment.plan?.id === plan.id} />
      <Section title="Yours in this plan">
        <OwnPortfolios plan={plan} />
      </Section>
      <PayPlace action="contribute" target={isOpen ? { kind: 'plan', plan } : undefined} />
    </>
  )
}

/** What to read before one decides. */
function PlanPapers({ plan: { terms_link } }: { plan: Plan }) {
  return (
    <ul className="grid gap-6 text-small">
      {terms_link === null ? null : (
        <li>
          <TextLink look="quiet" external href={terms_link}>
            Terms of this plan
          </TextLink>
        </li>
      )}
      <li>
        <TextLink look="quiet" asChild>
          <Link to={paths.faqs}>Questions and answers</Link>
        </TextLink>
      </li>
    </ul>
  )
}

/** What the member’s portfolios in it are worth together; its place is kept until that is known. */
function OwnValue({ plan: { id, currency } }: { plan: Plan }) {
  const { data, failure } = useSummaryByPlan()
  const own = data?.products.find(({ plan }) => plan.id === id)
  if (own) return <Money amount={moneyFromWire(currency, own.totals.value)} />
  return data ? 'Nothing yet' : failure ? 'Not known right now' : <Skeleton className="w-24" />
}
