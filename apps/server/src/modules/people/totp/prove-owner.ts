import type { SignedIn } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
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
/** The rest of the proof, to run first inside the transaction. */
export type ProveInside = (tx: Transaction) => Promise<Refused | undefined>

/**
 * A session token alone can't change where money goes: it takes a code of the authenticator app, or without
 * one the password. Passwords are hashed before the transaction, so that no locks are held meanwhile; the
 * decision is made inside, where neither password nor app can change.
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
    // The app was turned off meanwhile, and no password was checked.
    if (hasApp) return refuse('password_required')
    return owner.account.passwordHash === provenHash ? undefined : refuse('current_password_wrong')
  }
}
