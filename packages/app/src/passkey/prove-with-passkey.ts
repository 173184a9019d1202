import type { Outcome } from '@kinfold/api/client/outcome'
import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { beginPasskeyProofMutation } from '@kinfold/api/passkey/begin-passkey-proof'
import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'

/** Has a passkey of the account confirm what its owner is about to send; `instead` of it something can be typed. */
export async function proveWithPasskey(instead: string): Promise<Outcome<SignedChallenge>> {
  const [begun, { signChallenge }] = await Promise.all([
    runMutation(beginPasskeyProofMutation, {}),
    import('./sign-challenge.ts'),
  ])
  if (!begun.ok) return begun
  const signed = await signChallenge(begun.data)
  return signed === undefined ? notConfirmed(instead) : { ok: true, data: signed }
}

// The passkey may be on another device.
const notConfirmed = (instead: string) =>
  ({
    ok: false,
    kind: 'aborted',
    code: 'aborted',
    message: `Your passkey didn’t confirm it, so nothing was sent. You can try again, or use ${instead} instead.`,
  }) as const
