import type { Outcome } from '@kinfold/api/client/outcome'
import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { beginPasskeyProofMutation } from '@kinfold/api/passkey/begin-passkey-proof'
import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'

/** Has a passkey of the account confirm what its owner is about to send. */
export async function proveWithPasskey(): Promise<Outcome<SignedChallenge>> {
  const [begun, { signChallenge }] = await Promise.all([
    runMutation(beginPasskeyProofMutation, {}),
    import('./sign-challenge.ts'),
  ])
  if (!begun.ok) return begun
  const signed = await signChallenge(begun.data)
  return signed === undefined ? notConfirmed : { ok: true, data: signed }
}

/** Said beside the passkey, and not once more by the form. */
const notConfirmed = { ok: false, kind: 'aborted', code: 'aborted', message: '' } as const
