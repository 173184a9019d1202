import { Button, type ButtonProps } from '@kinfold/ui/button'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'
import { useKycRequired } from './use-kyc-required.tsx'

type ContributeButtonProps = Pick<ButtonProps, 'variant'> & {
  /** Where the page itself has the dialog, because it outlives the button. */
  onAsk?: () => void
}

/** Leads to the plans; a member who may not contribute yet is told why, and what to do. */
export function ContributeButton({ variant, onAsk }: ContributeButtonProps) {
  const { can_contribute } = useMember()
  const { ask, dialog } = useKycRequired()
  if (can_contribute) {
    return (
      <Button asChild variant={variant}>
        <Link to={paths.plans}>Contribute</Link>
      </Button>
    )
  }
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={onAsk ?? ask}>
        Contribute
      </Button>
      {dialog}
    </>
  )
}
