import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { stepOfCode } from './authenticator-codes.ts'
import { noteTotp } from './note-totp.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { authenticator } from './totp.tables.ts'

/** The encryption context of a secret, so that it can't be moved to another account. */
export const authenticatorContext = (accountId: string) => `authenticator of ${accountId}`

/**
 * Checks and uses a code. Each works once: the row is locked, so that of two concurrent uses of the same
 * code only one succeeds.
 */
export async function useTotpCode(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  code: string,
): Promise<boolean> {
  const { encryption, keyedHash, now } = services
  const accountId = owner.account.id
  const [app] = await tx.orm
    .select()
    .from(authenticator)
    .where(eq(authenticator.accountId, accountId))
    .for('update')
  if (app === undefined) return false
  const isFromApp = /^\d{6}$/.test(code)
  if (!isFromApp) {
    const left = await useRecoveryCode(keyedHash, tx, { accountId, code, at: now() })
    if (left === undefined) return false
    await noteTotp(services, tx, owner, { kind: 'code used', left })
    return true
  }
  const step = stepOfCode(encryption.decrypt(app, authenticatorContext(accountId)), code, now())
  if (step === undefined || (app.lastStep !== null && step <= app.lastStep)) return false
  await tx.orm
    .update(authenticator)
    .set({ lastStep: step })
    .where(eq(authenticator.accountId, accountId))
  return true
}
