import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { ReadTogether } from '@kinfold/app/errors/read-together'
import { ToldAbove } from '@kinfold/app/errors/told-above'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useIsPhone } from '@kinfold/app/screen/use-is-phone'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { startTransition, useContext, useState } from 'react'
import { useHasContributed } from '../../first-steps/use-has-contributed.ts'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { useKycRequired } from '../../flows/kyc-required/use-kyc-required.tsx'
import { useMember } from '../../session/use-member.ts'
import { ValueHero } from './hero/value-hero.tsx'
import { useSinceLastTime } from './use-since-last-time.ts'
import { VerificationCard } from './verification-card.tsx'
import { verificationStage } from './verification-stage.ts'

const { Part: CheckRateModal } = lazyPart(
  () => import('./check-rate-modal.tsx').then(module => module.CheckRateModal),
  'when-idle',
)

// The hero and the prompt are read first; all below comes in a wave of its own. Signing in prefetches both.
const { Part: OverviewRest } = lazyPart(
  () => import('./overview-rest.tsx').then(module => module.OverviewRest),
  'when-idle',
)

const { Part: FirstDay } = lazyPart(() =>
  import('./first-day/first-day.tsx').then(module => module.FirstDay),
)

export function OverviewPage() {
  const member = useMember()
  const isPhone = useIsPhone()
  const [rateOpen, setRateOpen] = useState(false)
  // A window that becomes narrow loses its buttons, not the dialog that one of them opened.
  const kycRequired = useKycRequired()
  const isFirstDay = useHasContributed() === false
  const since = useSinceLastTime()
  const reads = [usePortfolioSummary(), useWallets()]
  const asksForDocuments = verificationStage(member) === 'not-submitted'
  const rateButton = (size: 'regular' | 'small') => (
    <Button
      size={size}
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => startTransition(() => setRateOpen(true))}
    >
      Check USD Rate
    </Button>
  )
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <PageHeader
        title={`Welcome, ${member.first_name}`}
        description={
          since ??
          (isFirstDay
            ? 'It is good to have you in the family.'
            : 'Here is how your money is doing.')
        }
        // On a phone the thumb bar contributes, and the rate is with the wallets: the figure comes first.
        actions={
          isPhone ? null : (
            <>
              {rateButton('regular')}
              <ContributeButton
                variant={isFirstDay && asksForDocuments ? 'secondary' : 'primary'}
                onAsk={kycRequired.ask}
              />
            </>
          )
        }
      />
      <ReadTogether reads={reads}>
        {isFirstDay ? null : <Hero />}
        <VerificationCard />
        <PartBoundary>
          {isFirstDay ? <FirstDay /> : null}
          <OverviewRest
            isFirstDay={isFirstDay}
            action={isPhone ? rateButton('small') : undefined}
          />
        </PartBoundary>
      </ReadTogether>
      {kycRequired.dialog}
      <PartBoundary onMissing={() => setRateOpen(false)}>
        {rateOpen ? <CheckRateModal onClose={() => setRateOpen(false)} /> : null}
      </PartBoundary>
    </div>
  )
}

function Hero() {
  const isToldAbove = useContext(ToldAbove)
  const { data, failure, reload } = usePortfolioSummary()
  return (
    <>
      {/* The hero is the whole of its place: without it there is no card to keep a dash in. */}
      {isToldAbove ? null : (
        <ReadFailure what="Your portfolios" failure={failure} onRetry={reload} />
      )}
      {failure && !data ? null : <ValueHero summary={data} />}
    </>
  )
}
