import type { addPasskey as endpoint } from '@kinfold/contract/passkey/add-passkey'
import { mostPasskeys } from '@kinfold/contract/passkey/passkey-limit'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { takeChallenge } from './challenges.ts'
import { describePasskey } from './describe-passkey.ts'
import { notePasskey } from './note-passkey.ts'
import { passkey } from './passkey.tables.ts'
import { passkeySite } from './passkey-site.ts'
import { verifyNewPasskey } from './verify-new-passkey.ts'

type Endpoint = typeof endpoint

export async function addPasskey(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, config, now } = services
  const { accountId } = caller
  const { client_data: clientData, transports } = body.passkey
  const site = passkeySite(config.publicUrl)
  const challenge = await takeChallenge(services, db, clientData, { purpose: 'add', accountId })
  if (site === undefined || challenge === undefined) return refuse('passkey_invalid')
  const made = await verifyNewPasskey(body.passkey, { site, challenge })
  if (made === undefined) return refuse('passkey_invalid')
  return db.transaction(async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    if ((await tx.orm.$count(passkey, eq(passkey.accountId, accountId))) >= mostPasskeys) {
      return refuse('too_many_passkeys')
    }
    const [row] = await tx.orm
      .insert(passkey)
      .values({ ...made, accountId, name: body.name, transports, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    if (row === undefined) return refuse('passkey_known')
    await notePasskey(services, tx, owner, { kind: 'added', name: row.name })
    return describePasskey(row)
  })
}
