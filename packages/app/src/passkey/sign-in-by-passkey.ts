import type { Outcome } from '@kinfold/api/client/outcome'
import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { beginPasskeySignInMutation } from '@kinfold/api/passkey/begin-passkey-sign-in'
import { signInWithPasskeyMutation } from '@kinfold/api/passkey/sign-in-with-passkey'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { signChallenge } from './sign-challenge.ts'

type Asked = {
  /** Whose it has to be, where somebody signs in again. */
  readonly email?: string
}

/** Signs in whoever a passkey belongs to that is offered in a field or asked for at once; undefined where none was used. */
export async function signInByPasskey(
  how: 'offered' | 'asked for',
  asked: Asked = {},
): Promise<Outcome<SignInAnswer> | undefined> {
  const begun = await runMutation(beginPasskeySignInMutation, {})
  if (!begun.ok) return undefined
  const { challenge } = begun.data
  const body = await signChallenge({ challenge, isOffer: how === 'offered' })
  return body && runMutation(signInWithPasskeyMutation, { body: { ...body, ...asked } })
}
