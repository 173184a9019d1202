import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { Button, type ButtonProps } from '@kinfold/ui/button'
import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'

const { Part: KycRequiredModal } = lazyPart(
  () => import('./kyc-required-modal.tsx').then(module => module.KycRequiredModal),
  'when-idle',
)

/** Leads to the plans; a member who may not contribute yet is told why, and what to do. */
export function ContributeButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { can_contribute } = useMember()
  const [asked, setAsked] = useState(false)
  if (can_contribute) {
    return (
      <Button asChild variant={variant}>
        <Link to={paths.plans}>Contribute</Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setAsked(true))}
      >
        Contribute
      </Button>
      <PartBoundary onMissing={() => setAsked(false)}>
        {asked ? <KycRequiredModal onClose={() => setAsked(false)} /> : null}
      </PartBoundary>
    </>
  )
}
