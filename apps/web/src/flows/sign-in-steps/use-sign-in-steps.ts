import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { useState } from 'react'
import { session } from '../../session/session.ts'
import { nextStep, type SignInStep } from './next-step.ts'

export type OpenStep = Exclude<SignInStep, { kind: 'signed-in' }>

/** Follows an answer: into the dashboard, or to the dialog of the step that is still missing. */
export function useSignInSteps() {
  const [step, setStep] = useState<OpenStep>()
  return {
    step,
    follow(answer: SignInAnswer) {
      const next = nextStep(answer)
      if (next?.kind !== 'signed-in') return setStep(next)
      setStep(undefined)
      session.begin(next.accessToken)
    },
    close: () => setStep(undefined),
  }
}
