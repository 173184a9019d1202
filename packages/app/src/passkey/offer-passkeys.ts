import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { signInByPasskey } from './sign-in-by-passkey.ts'

type Told = {
  readonly onAnswer: (answer: SignInAnswer) => void
  readonly onRefused: (message: string | undefined) => void
}

/**
 * Lets the browser offer passkeys in the e-mail field, where it can; whoever takes one is signed in. Ends by itself
 * once the page is left, and is offered anew when one was refused.
 */
export async function offerPasskeys({ onAnswer, onRefused }: Told): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  const outcome = await signInByPasskey('offered')
  if (outcome === undefined) return
  if (outcome.ok) return onAnswer(outcome.data)
  onRefused(outcome.message)
  // The challenge that was signed is used up.
  return offerPasskeys({ onAnswer, onRefused })
}

export const withdrawOffer = () => WebAuthnAbortService.cancelCeremony()
