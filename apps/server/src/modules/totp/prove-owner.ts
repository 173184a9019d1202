import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { requireTotp } from './require-totp.ts'

export type OwnerProof = {
  readonly password?: string | undefined
  readonly totp_code?: string | undefined
}
type Refused = Refusal<
  'password_required' | 'current_password_wrong' | 'totp_required' | 'totp_invalid'
>
/** What is left to do inside the transaction: a code is used up together with what it allows. */
export type ProveInside = (tx: Transaction) => Promise<Refused | undefined>

/**
 * A token alone doesn't move where money goes: with an authenticator app its code is asked for,
 * without one the password. Passwords are hashed before the transaction, which would hold its locks.
 */
export async function proveOwner(
  services: Services,
  accountId: string,
  { password, totp_code: code }: OwnerProof,
): Promise<Refused | ProveInside> {
  const owner = await findAccountById(services.db, accountId)
  const hasApp = owner?.account.totpEnabledAt != null
  if (!hasApp) {
    if (password === undefined) return refuse('password_required')
    const isRight = await services.passwords.verify(owner?.account.passwordHash, password)
    if (!isRight) return refuse('current_password_wrong')
  }
  return tx => requireTotp(services, tx, accountId, code)
}
