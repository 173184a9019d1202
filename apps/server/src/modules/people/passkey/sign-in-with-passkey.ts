import type { signInWithPasskey as endpoint } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { eq } from 'drizzle-orm'
import { aboutAccount } from '../../../calls/about-account.ts'
import type { Answer, Call } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { findAccountById, isOnHold } from '../../base/person/find-account.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import { signedInAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../session/open-session.ts'
import { takeChallenge } from './challenges.ts'
import { passkey } from './passkey.tables.ts'
import { passkeySite } from './passkey-site.ts'
import { verifySignedChallenge } from './verify-signed-challenge.ts'

type Endpoint = typeof endpoint

/**
 * A passkey is had, and used only by whoever proves to their device who they are: that is both that a password
 * and an authenticator app are for, so neither is asked for.
 */
export async function signInWithPasskey(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, config, now } = services
  const site = passkeySite(config.publicUrl)
  const challenge = await takeChallenge(services, db, {
    clientData: body.client_data,
    accountId: null,
  })
  if (site === undefined || challenge === undefined) return refuse('passkey_invalid')
  const credentialId = Buffer.from(body.id, 'base64url')
  const [known] = await db.orm.select().from(passkey).where(eq(passkey.credentialId, credentialId))
  if (known === undefined) return refuse('passkey_invalid')
  const { accountId } = known
  const answer = await db.transaction(async tx => {
    // Locked before the passkey, in the same order as where it is removed.
    await lockAccount(tx, accountId, 'share')
    const [row] = await tx.orm.select().from(passkey).where(eq(passkey.id, known.id)).for('update')
    const owner = await findAccountById(tx, accountId)
    if (row === undefined || owner === undefined) return refuse('passkey_invalid')
    const used = await verifySignedChallenge(body, row, { site, challenge })
    if (used === undefined) return refuse('passkey_invalid')
    if (isOnHold(owner)) return refuse('account_suspended')
    await tx.orm
      .update(passkey)
      .set({ ...used, lastUsedAt: now() })
      .where(eq(passkey.id, row.id))
    const token = await openSession(services, tx, owner, visit)
    return token === undefined ? refuse('passkey_invalid') : signedInAnswer(owner, token)
  })
  return aboutAccount(accountId, answer)
}
