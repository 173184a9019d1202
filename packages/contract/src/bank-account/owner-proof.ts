import { optional } from 'superstruct'
import { Secret } from '../fields/secret.ts'
import { TotpCode } from '../fields/totp-code.ts'

/** Whoever changes where money goes proves again who they are: by code with an app, else by password. */
export const ownerProof = { password: optional(Secret), totp_code: optional(TotpCode) }

export const ownerProofErrors = [
  'password_required',
  'current_password_wrong',
  'totp_required',
  'totp_invalid',
] as const
