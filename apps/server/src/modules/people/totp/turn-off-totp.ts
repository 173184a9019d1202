import type { turnOffTotp as endpoint } from '@kinfold/contract/totp/turn-off-totp'
import { turningOffProblem } from '@kinfold/contract/totp/turning-off-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { holdCaller } from '../session/hold-caller.ts'
import { noteTotp } from './note-totp.ts'
import { removeAuthenticator } from './remove-authenticator.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

export async function turnOffTotp(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, passwords } = services
  const { accountId } = caller
  const known = await findAccountById(db, accountId)
  if (known === undefined) return refuse('forbidden')
  const problem = turningOffProblem(known.operator?.roles ?? [])
  if (problem !== undefined) return refuse(problem)
  if (!(await passwords.verify(known.account.passwordHash, body.password))) {
    return refuse('current_password_wrong')
  }
  return db.transaction(async tx => {
    const owner = await holdCaller(tx, caller)
    if (owner instanceof Refusal) return owner
    if (owner.account.passwordHash !== known.account.passwordHash) {
      return refuse('current_password_wrong')
    }
    if (owner.account.totpEnabledAt === null) return refuse('totp_not_on')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    await removeAuthenticator(tx, accountId)
    await noteTotp(services, tx, owner, { kind: 'turned off' })
    return { done: true }
  })
}
