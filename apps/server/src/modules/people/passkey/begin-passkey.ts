import type { beginPasskey as endpoint } from '@kinfold/contract/passkey/begin-passkey'
import { mostPasskeys } from '@kinfold/contract/passkey/passkey-limit'
import { asc, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { proveOwner } from '../totp/prove-owner.ts'
import { newChallenge } from './challenges.ts'
import { passkey } from './passkey.tables.ts'
import { passkeySite } from './passkey-site.ts'
import { passkeyUserId } from './passkey-user-id.ts'

type Endpoint = typeof endpoint

/** The owner is proven here: what the browser makes next is added with this challenge, in this account. */
export async function beginPasskey(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  if (passkeySite(services.config.publicUrl) === undefined) {
    return refuse('conflict', { sentence: atNumbers })
  }
  const proven = await proveOwner(services, caller, body)
  if (proven instanceof Refusal) return proven
  return services.db.transaction(async tx => {
    const refused = await proven(tx)
    if (refused !== undefined) return refused
    const { accountId } = caller
    const rows = await tx.orm
      .select({ credentialId: passkey.credentialId })
      .from(passkey)
      .where(eq(passkey.accountId, accountId))
      .orderBy(asc(passkey.createdAt), asc(passkey.id))
    if (rows.length >= mostPasskeys) return refuse('too_many_passkeys')
    return {
      challenge: await newChallenge(services, tx, accountId),
      user_id: passkeyUserId(accountId),
      known: rows.map(({ credentialId }) => credentialId.toString('base64url')),
    }
  })
}

const atNumbers = 'Passkeys work at an address with a name, and this one has only numbers.'
