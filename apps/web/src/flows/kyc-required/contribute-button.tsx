import { Button } from '@kinfold/ui/button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMember } from '../../session/use-member.ts'

const KycRequiredModal = lazy(() =>
  import('./kyc-required-modal.tsx').then(module => ({ default: module.KycRequiredModal })),
)

/** Leads to the plans; whoever may not contribute yet is told why, and where to mend it. */
export function ContributeButton() {
  const { can_contribute } = useMember()
  const [asked, setAsked] = useState(false)
  if (can_contribute) {
    return (
      <Button asChild>
        <Link to="/dashboard/investment-pools">Contribute</Link>
      </Button>
    )
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Contribute
      </Button>
      <Suspense>{asked ? <KycRequiredModal onClose={() => setAsked(false)} /> : null}</Suspense>
    </>
  )
}
