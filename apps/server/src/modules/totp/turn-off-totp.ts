import type { turnOffTotp as endpoint } from '@kinfold/contract/totp/turn-off-totp'
import { turningOffProblem } from '@kinfold/contract/totp/turning-off-problem'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'

import type { Transaction } from '../../db/database.ts'
import { findAccountById } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { noteTotp } from './note-totp.ts'
import { takeOffAuthenticator } from './take-off-authenticator.ts'
import { useTotpCode } from './use-totp-code.ts'

type Endpoint = typeof endpoint

export async function turnOffTotp(
  services: Services,
  { caller: { accountId }, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, passwords } = services
  const known = await findAccountById(db, accountId)
  if (known === undefined) return refuse('forbidden')
  const problem = turningOffProblem(known.operator?.roles ?? [])
  if (problem !== undefined) return refuse(problem)
  if (!(await passwords.verify(known.account.passwordHash, body.password))) {
    return refuse('current_password_wrong')
  }
  return db.transaction(async tx => {
    const held = await holdAccount(tx, accountId, known.account.passwordHash)
    if (!held) return refuse('current_password_wrong')
    const owner = await findAccountById(tx, accountId)
    if (owner === undefined || owner.account.totpEnabledAt === null) return refuse('totp_not_on')
    if (!(await useTotpCode(services, tx, owner, body.code))) return refuse('totp_invalid')
    await takeOffAuthenticator(tx, accountId)
    await noteTotp(services, tx, owner, { kind: 'turned off' })
    return { done: true }
  })
}

/** Locks the account for the change; false when its password was replaced since it was proven. */
async function holdAccount(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
  const held = await tx.query({
    text: 'SELECT 1 FROM account WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE',
    values: [id, passwordHash],
  })
  return held.length > 0
}
