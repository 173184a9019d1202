import type { forgotPassword as endpoint } from '@kinfold/contract/auth/forgot-password'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Services } from '../../services.ts'

type Endpoint = typeof endpoint

/** Always the same work and answer; a job later looks up whether there is an account. */
export async function forgotPassword(
  services: Services,
  { body }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  await services.db.transaction(tx =>
    services.jobs.send(tx, 'start-password-reset', { emailKey: emailKey(body.email) }),
  )
  return { done: true }
}
