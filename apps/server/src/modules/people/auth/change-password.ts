import type { changePassword as endpoint } from '@kinfold/contract/auth/change-password'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { forgetOtherDevices } from '../session/known-devices.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { replacePassword } from './replace-password.ts'

type Endpoint = typeof endpoint

export async function changePassword(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, config, now, passwords } = services
  const { accountId, sessionId } = call.caller
  const owner = await findAccountById(db, accountId)
  const isRight = await passwords.verify(owner?.account.passwordHash, call.body.current_password)
  if (!isRight) return refuse('current_password_wrong')
  if (owner === undefined) return refuse('forbidden')
  const problem = newPasswordProblem(config.club, owner, call.body.password)
  if (problem !== undefined) return refuse('validation_failed', { fields: { password: problem } })
  const passwordHash = await passwords.hash(call.body.password)
  const provenHash = owner.account.passwordHash
  const change = { accountId, passwordHash, provenHash, keepSession: sessionId }
  return db.transaction(async tx => {
    const held = await holdCaller(tx, call.caller)
    if (held instanceof Refusal) return held
    if (!(await replacePassword(services, tx, change))) return refuse('current_password_wrong')
    await forgetOtherDevices(tx, accountId, call.visit.device, now())
    return { done: true }
  })
}
