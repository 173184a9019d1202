import type { changePassword as endpoint } from '@kinfold/contract/auth/change-password'
import type { Answer, SignedInCall } from '../../http/call.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findAccountById } from '../account/find-account.ts'
import { replacePassword } from './replace-password.ts'

type Endpoint = typeof endpoint

export async function changePassword(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, passwords } = services
  const { accountId, sessionId } = call.caller
  const owner = await findAccountById(db, accountId)
  const isRight = await passwords.verify(owner?.account.passwordHash, call.body.current_password)
  if (!isRight) return refuse('current_password_wrong')
  const passwordHash = await passwords.hash(call.body.password)
  await db.transaction(tx =>
    replacePassword(services, tx, { accountId, passwordHash, keepSession: sessionId }),
  )
  return { done: true }
}
