import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { lazy, Suspense } from 'react'
import { pendingStyles } from '../../app/full-styles.ts'
import type { OpenStep } from './use-sign-in-steps.ts'

const VerifyEmailDialog = lazy(() =>
  Promise.all([import('./verify-email-dialog.tsx'), pendingStyles()]).then(([module]) => ({
    default: module.VerifyEmailDialog,
  })),
)
const AuthenticatorDialog = lazy(() =>
  Promise.all([import('./authenticator-dialog.tsx'), pendingStyles()]).then(([module]) => ({
    default: module.AuthenticatorDialog,
  })),
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
    <Suspense>
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
    </Suspense>
  )
}
