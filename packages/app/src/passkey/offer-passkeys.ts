import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { beginPasskeySignInMutation } from '@kinfold/api/passkey/begin-passkey-sign-in'
import { signInWithPasskeyMutation } from '@kinfold/api/passkey/sign-in-with-passkey'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { signChallenge } from './sign-challenge.ts'

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
  const begun = await runMutation(beginPasskeySignInMutation, {})
  if (!begun.ok) return
  const body = await signChallenge({ challenge: begun.data.challenge, isOffer: true })
  if (body === undefined) return
  const outcome = await runMutation(signInWithPasskeyMutation, { body })
  if (outcome.ok) return onAnswer(outcome.data)
  onRefused(outcome.message)
  // The one that was signed is used up.
  return offerPasskeys({ onAnswer, onRefused })
}

export const withdrawOffer = () => WebAuthnAbortService.cancelCeremony()
