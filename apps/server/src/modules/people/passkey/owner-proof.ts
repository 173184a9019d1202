import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'

export type OwnerProof = {
  readonly password?: string | undefined
  readonly totp_code?: string | undefined
  readonly passkey?: SignedChallenge | undefined
}
