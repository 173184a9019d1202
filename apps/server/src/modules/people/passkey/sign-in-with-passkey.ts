import type { signInWithPasskey as endpoint } from '@kinfold/contract/passkey/sign-in-with-passkey'
import { aboutAccount } from '../../../calls/about-account.ts'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import { refuse } from '../../../calls/refusal.ts'
import { findAccountById, isOnHold } from '../../base/person/find-account.ts'
import { lockAccount } from '../../base/person/lock-account.ts'
import { signedInAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../session/open-session.ts'
import { toSignIn } from './challenges.ts'
import { checkPasskey } from './check-passkey.ts'
import { usePasskey } from './use-passkey.ts'

type Endpoint = typeof endpoint

/**
 * A passkey is had, and used only by whoever proves to their device who they are: that is both that a password
 * and an authenticator app are for, so neither is asked for.
 */
export async function signInWithPasskey(
  services: Services,
  { body, visit }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const checked = await checkPasskey(services, body, toSignIn)
  if (checked === undefined) return refuse('passkey_invalid')
  const { accountId } = checked
  const answer = await services.db.transaction(async tx => {
    await lockAccount(tx, accountId, 'share')
    const owner = await findAccountById(tx, accountId)
    if (owner === undefined || !isOf(owner.account, body.email)) return refuse('passkey_invalid')
    if (!(await usePasskey(services, tx, checked))) return refuse('passkey_invalid')
    if (isOnHold(owner)) return refuse('account_suspended')
    const token = await openSession(services, tx, owner, visit)
    return token === undefined ? refuse('passkey_invalid') : signedInAnswer(owner, token)
  })
  return aboutAccount(accountId, answer)
}

const isOf = (account: { readonly emailKey: string }, email: string | undefined) =>
  email === undefined || emailKey(email) === account.emailKey
