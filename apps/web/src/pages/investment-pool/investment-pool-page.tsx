import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { startTransition } from 'react'
import { useParams } from 'react-router-dom'
import { useAction } from '../../address/use-action.ts'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { OnePlan } from '../../plan/one-plan.tsx'
import { planFacts } from '../../plan/plan-facts.tsx'
import { OwnPortfolios } from '../../portfolio/own-portfolios.tsx'

export function InvestmentPoolPage() {
  const { poolId } = useParams()
  return <OnePlan id={poolId}>{plan => <ThePlan plan={plan} />}</OnePlan>
}

function ThePlan({ plan }: { plan: Plan }) {
  const { open } = useAction()
  const isOpen = planProblem(plan) === undefined
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
      <Card title="The plan">
        <KeyValueList items={planFacts(plan)} />
      </Card>
      {isOpen ? null : <Banner tone="neutral">This plan is not open for contributions.</Banner>}
      <StartedPayments isShown={payment => payment.plan?.id === plan.id} />
      <Section title="Yours in this plan">
        <OwnPortfolios plan={plan} />
      </Section>
      <PayPlace action="contribute" target={isOpen ? { kind: 'plan', plan } : undefined} />
    </>
  )
}
