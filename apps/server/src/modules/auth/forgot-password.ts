import type { forgotPassword as endpoint } from '@kinfold/contract/auth/forgot-password'
import type { Answer, Call } from '../../calls/call.ts'
import { emailKey } from '../../calls/email-key.ts'
import type { Services } from '../services.ts'
import { checkCaptcha } from './check-captcha.ts'

type Endpoint = typeof endpoint

/** Always the same work and answer; whether there is an account is looked up later, by a job. */
export async function forgotPassword(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const robot = await checkCaptcha(services, body.cf_turnstile_response, visit.address)
  if (robot !== undefined) return robot
  await services.db.transaction(tx =>
    services.jobs.send(tx, 'start-password-reset', { emailKey: emailKey(body.email) }),
  )
  return { done: true }
}
