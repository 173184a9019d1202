import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Banner } from '@kinfold/ui/banner'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { useParams } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { OnePlan } from '../../plan/one-plan.tsx'
import { planFacts } from '../../plan/plan-facts.tsx'
import { OwnPortfolios } from '../../portfolio/own-portfolios.tsx'

export function InvestmentPoolPage() {
  const { poolId } = useParams()
  return (
    <OnePlan id={poolId}>
      {plan => (
        <>
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
        </>
      )}
    </OnePlan>
  )
}
