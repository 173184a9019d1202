import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import type { OpenStep } from './use-sign-in-steps.ts'

const { Part: VerifyEmailDialog } = lazyPart(
  () => import('./verify-email-dialog.tsx').then(module => module.VerifyEmailDialog),
  'when-idle',
)
const { Part: AuthenticatorDialog } = lazyPart(() =>
  import('@kinfold/app/authenticator/authenticator-dialog').then(
    module => module.AuthenticatorDialog,
  ),
)

type SignInStepsProps = {
  step: OpenStep | undefined
  onAnswer: (answer: SignInAnswer) => void
  onClose: () => void
}

/** The dialogs come when they are needed: most sign-ins need none. */
export function SignInSteps({ step, onAnswer, onClose }: SignInStepsProps) {
  if (!step) return null
  return (
    <PartBoundary onMissing={onClose}>
      {step.kind === 'verify-email' ? (
        <VerifyEmailDialog
          email={step.email}
          token={step.token}
          onAnswer={onAnswer}
          onClose={onClose}
        />
      ) : (
        <AuthenticatorDialog token={step.token} onAnswer={onAnswer} onClose={onClose} />
      )}
    </PartBoundary>
  )
}
