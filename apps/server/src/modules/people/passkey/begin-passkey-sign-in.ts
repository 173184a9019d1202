import type { beginPasskeySignIn as endpoint } from '@kinfold/contract/passkey/begin-passkey-sign-in'
import type { Answer } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { newChallenge, toSignIn } from './challenges.ts'

type Endpoint = typeof endpoint

export async function beginPasskeySignIn(services: Services): Promise<Answer<Endpoint>> {
  return { challenge: await newChallenge(services, services.db, toSignIn) }
}
