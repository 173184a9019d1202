import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import { demoPassword } from '@kinfold/personas/demo-password'
import { refuseFor } from './refusal.ts'

type Proof = {
  readonly password?: string | undefined
  readonly totp_code?: string | undefined
  readonly passkey?: SignedChallenge | undefined
}

/** As the server judges it: nobody in the demo club has an authenticator app or a passkey, but a story may. */
export function requireOwner({ password, totp_code, passkey }: Proof): void {
  if (totp_code !== undefined || passkey !== undefined) return
  if (password === undefined) refuseFor('password_required')
  if (password !== demoPassword) refuseFor('current_password_wrong')
}
