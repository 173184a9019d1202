import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { hashToken } from '../../../security/opaque-token.ts'
import { account } from '../../base/person/account.tables.ts'
import { knownDevice } from './session.tables.ts'

/** Whether this device has signed in to the account of the address before. */
export async function isKnownDevice(
  db: Database,
  emailKey: string,
  device: string,
): Promise<boolean> {
  const found = await db.orm
    .select({ id: account.id })
    .from(knownDevice)
    .innerJoin(account, eq(account.id, knownDevice.accountId))
    .where(and(eq(account.emailKey, emailKey), eq(knownDevice.fingerprint, hashToken(device))))
  return found.length > 0
}

/** After a new password only the browser that set it is known. */
export async function forgetOtherDevices(
  tx: Transaction,
  accountId: string,
  device: string | undefined,
  at: Date,
): Promise<void> {
  await tx.orm.delete(knownDevice).where(eq(knownDevice.accountId, accountId))
  if (device === undefined) return
  await tx.orm.insert(knownDevice).values({ accountId, fingerprint: hashToken(device), seenAt: at })
}
