import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { startTransition, useState } from 'react'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { useMember } from '../../session/use-member.ts'
import { HelpfulResources } from './helpful-resources.tsx'
import { PortfolioCards } from './portfolio-cards.tsx'
import { VerificationCard } from './verification-card.tsx'

const { Part: CheckRateModal } = lazyPart(
  () => import('./check-rate-modal.tsx').then(module => module.CheckRateModal),
  'when-idle',
)

export function OverviewPage() {
  const { first_name } = useMember()
  const [rateOpen, setRateOpen] = useState(false)
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={`Welcome, ${first_name}`}
        description="Here is how your money is doing."
        actions={
          <>
            <Button variant="secondary" onClick={() => startTransition(() => setRateOpen(true))}>
              Check USD Rate
            </Button>
            <ContributeButton />
          </>
        }
      />
      <VerificationCard />
      <PortfolioCards />
      <HelpfulResources />
      <PartBoundary onMissing={() => setRateOpen(false)}>
        {rateOpen ? <CheckRateModal onClose={() => setRateOpen(false)} /> : null}
      </PartBoundary>
    </div>
  )
}
