import { optional } from 'superstruct'
import { Secret } from '../fields/secret.ts'
import { TotpCode } from '../fields/totp-code.ts'

/** Changing where money goes needs another proof of identity: a code of the authenticator app, or else the password. */
export const ownerProof = { password: optional(Secret), totp_code: optional(TotpCode) }

export const ownerProofErrors = [
  'password_required',
  'current_password_wrong',
  'totp_required',
  'totp_invalid',
] as const
