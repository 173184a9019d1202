import { optional } from 'superstruct'
import { Secret } from '../fields/secret.ts'
import { TotpCode } from '../fields/totp-code.ts'
import { SignedChallenge } from '../passkey/signed-challenge.ts'

/**
 * Changing where money goes needs another proof of identity: a passkey, or else a code of the authenticator app,
 * or without one the password.
 */
export const ownerProof = {
  password: optional(Secret),
  totp_code: optional(TotpCode),
  passkey: optional(SignedChallenge),
}

export const ownerProofErrors = [
  'password_required',
  'current_password_wrong',
  'totp_required',
  'totp_invalid',
  'passkey_invalid',
] as const
