import type { SignedIn } from '../../calls/call.ts'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { askForCode } from './ask-for-code.ts'

export type OwnerProof = {
  readonly password?: string | undefined
  readonly totp_code?: string | undefined
}
type Refused = Refusal<
  | 'unauthenticated'
  | 'password_required'
  | 'current_password_wrong'
  | 'totp_required'
  | 'totp_invalid'
>
/** What is left to do inside the transaction, before anything else. */
export type ProveInside = (tx: Transaction) => Promise<Refused | undefined>

/**
 * A token alone doesn't move where money goes: with an authenticator app its code is asked for,
 * without one the password. Passwords are hashed before the transaction, which would hold its locks;
 * what counts is decided inside, where neither password nor app can change any more.
 */
export async function proveOwner(
  services: Services,
  caller: Pick<SignedIn, 'accountId' | 'sessionId'>,
  { password, totp_code: code }: OwnerProof,
): Promise<Refused | ProveInside> {
  const known = await findAccountById(services.db, caller.accountId)
  const provenHash = known?.account.passwordHash
  const hasApp = known?.account.totpEnabledAt != null
  if (!hasApp) {
    if (password === undefined) return refuse('password_required')
    const isRight = await services.passwords.verify(provenHash, password)
    if (!isRight) return refuse('current_password_wrong')
  }
  return async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    if (owner.account.totpEnabledAt !== null) return askForCode(services, tx, owner, code)
    // The app was turned off since, and no password was looked at.
    if (hasApp) return refuse('password_required')
    return owner.account.passwordHash === provenHash ? undefined : refuse('current_password_wrong')
  }
}
