import type { beginTotp as endpoint } from '@kinfold/contract/totp/begin-totp'
import { isNull } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { newSecret, otpauthUrl } from './authenticator-codes.ts'
import { authenticator } from './totp.tables.ts'
import { authenticatorContext } from './use-totp-code.ts'

type Endpoint = typeof endpoint

/** Creates a secret for the app, replacing an unconfirmed one. */
export async function beginTotp(
  { db, config, now, passwords, encryption }: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { accountId } = caller
  const known = await findAccountById(db, accountId)
  if (!(await passwords.verify(known?.account.passwordHash, body.password))) {
    return refuse('current_password_wrong')
  }
  return db.transaction(async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    if (owner.account.passwordHash !== known?.account.passwordHash) {
      return refuse('current_password_wrong')
    }
    const secret = newSecret()
    const begun = {
      ...encryption.encrypt(secret, authenticatorContext(accountId)),
      beganAt: now(),
      lastStep: null,
    }
    // The condition protects a secret in use from a concurrent begin and confirm.
    const [kept] = await tx.orm
      .insert(authenticator)
      .values({ accountId, ...begun })
      .onConflictDoUpdate({
        target: authenticator.accountId,
        set: begun,
        setWhere: isNull(authenticator.confirmedAt),
      })
      .returning({ accountId: authenticator.accountId })
    if (kept === undefined) return refuse('totp_already_on')
    return { secret, otpauth_url: otpauthUrl(secret, config.club.name, owner.account.email) }
  })
}
