import type { beginPasskey as endpoint } from '@kinfold/contract/passkey/begin-passkey'
import { mostPasskeys } from '@kinfold/contract/passkey/passkey-limit'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { newChallenge } from './challenges.ts'
import { passkeySite } from './passkey-site.ts'
import { passkeyUserId } from './passkey-user-id.ts'
import { proveOwner } from './prove-owner.ts'
import { readKnownPasskeys } from './read-known-passkeys.ts'

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
  return services.db.transaction(async tx => {
    const refused = await proven(tx)
    if (refused !== undefined) return refused
    const { accountId } = caller
    const known = await readKnownPasskeys(tx, accountId)
    if (known.length >= mostPasskeys) return refuse('too_many_passkeys')
    return {
      challenge: await newChallenge(services, tx, { purpose: 'add', accountId }),
      user_id: passkeyUserId(accountId),
      known,
    }
  })
}

const atNumbers = 'Passkeys work at an address with a name, and this one has only numbers.'
