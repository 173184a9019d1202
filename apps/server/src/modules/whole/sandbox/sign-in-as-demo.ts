import type { signInAsDemo as endpoint } from '@kinfold/contract/demo/sign-in-as-demo'
import { demoPeople } from '@kinfold/personas/answers/demo-people'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import { refuse } from '../../../calls/refusal.ts'
import { findAccountByEmail, isOnHold } from '../../base/person/find-account.ts'
import { signedInAnswer } from '../../base/person/sign-in-answers.ts'
import { openSession } from '../../people/session/open-session.ts'
import type { Services } from '../../services.ts'

type Endpoint = typeof endpoint

/** Nobody but the demo club's people: others who joined a sandbox keep their password to themselves. */
export async function signInAsDemo(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const key = emailKey(body.email)
  if (!demoPeople.some(({ email }) => emailKey(email) === key)) return refuse('not_found')
  return services.db.transaction(async tx => {
    const owner = await findAccountByEmail(tx, key)
    if (owner === undefined || isOnHold(owner)) return refuse('not_found')
    const token = await openSession(services, tx, owner, visit)
    return token === undefined ? refuse('not_found') : signedInAnswer(owner, token)
  })
}
