import type { confirmTotp as endpoint } from '@kinfold/contract/totp/confirm-totp'
import { eq } from 'drizzle-orm'
import type { Answer, SignedIn, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { account } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { noteTotp } from './note-totp.ts'
import { renewCodes } from './recovery-codes.ts'
import { authenticator } from './totp.tables.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

/** Ends what was opened or added with the password alone. */
type EndOtherWaysIn = (tx: Transaction, caller: SignedIn) => Promise<void>

/**
 * The first right code turns the app on: from now on signing in requires a code. The desk opens with the app, so
 * nothing leads an operator there that they had without it.
 */
export async function confirmTotp(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
  endOtherWaysIn: EndOtherWaysIn,
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
    if (owner.operator !== null) await endOtherWaysIn(tx, caller)
    const recovery_codes = await renewCodes(keyedHash, tx, accountId)
    await noteTotp(services, tx, owner, { kind: 'turned on' })
    return { recovery_codes }
  })
}
