import type { beginPasskeyProof as endpoint } from '@kinfold/contract/passkey/begin-passkey-proof'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { newChallenge } from './challenges.ts'
import { readKnownPasskeys } from './read-known-passkeys.ts'

type Endpoint = typeof endpoint

export async function beginPasskeyProof(
  services: Services,
  { caller: { accountId } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db } = services
  return {
    challenge: await newChallenge(services, db, { purpose: 'prove', accountId }),
    known: await readKnownPasskeys(db, accountId),
  }
}
