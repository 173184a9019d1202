import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { AccountRecord } from '../account/find-account.ts'
import type { Services } from '../services.ts'
import { stepOfCode } from './authenticator-codes.ts'
import { noteTotp } from './note-totp.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { authenticator } from './totp.tables.ts'

/** What the encryption of a secret is bound to, so that none can be moved to another account. */
export const authenticatorContext = (accountId: string) => `authenticator of ${accountId}`

/**
 * Whether a code is right. Each works once: the row is locked, so that of two who bring the same
 * code at the same time one comes too late.
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
