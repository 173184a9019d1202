import type { confirmTotp as endpoint } from '@kinfold/contract/totp/confirm-totp'
import { and, eq, ne } from 'drizzle-orm'
import type { Answer, SignedIn, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { account } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { dropPasskeys } from '../passkey/drop-passkeys.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { session } from '../session/session.tables.ts'
import { noteTotp } from './note-totp.ts'
import { renewCodes } from './recovery-codes.ts'
import { authenticator } from './totp.tables.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

/** The first right code turns the app on: from now on signing in requires a code. */
export async function confirmTotp(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, now, keyedHash } = services
  const { accountId } = caller
  return db.transaction(async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    const [app] = await tx.orm
      .select()
      .from(authenticator)
      .where(eq(authenticator.accountId, accountId))
      .for('update')
    if (app === undefined) return refuse('totp_not_on')
    if (app.confirmedAt !== null) return refuse('totp_already_on')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    const moment = now()
    await tx.orm
      .update(authenticator)
      .set({ confirmedAt: moment })
      .where(eq(authenticator.accountId, accountId))
    await tx.orm.update(account).set({ totpEnabledAt: moment }).where(eq(account.id, accountId))
    if (owner.operator !== null) await endWaysPast(tx, caller)
    const recovery_codes = await renewCodes(keyedHash, tx, accountId)
    await noteTotp(services, tx, owner, { kind: 'turned on' })
    return { recovery_codes }
  })
}

/** The desk opens with the app: neither to sessions nor to passkeys that were had with the password alone. */
async function endWaysPast(
  tx: Transaction,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
): Promise<void> {
  await dropPasskeys(tx, accountId)
  await tx.orm
    .delete(session)
    .where(and(eq(session.accountId, accountId), ne(session.id, sessionId)))
}
