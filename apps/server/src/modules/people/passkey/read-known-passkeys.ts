import { asc, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { passkey } from './passkey.tables.ts'

/** What browsers call the passkeys of an account, the oldest first. */
export async function readKnownPasskeys({ orm }: Handle, accountId: string): Promise<string[]> {
  const rows = await orm
    .select({ credentialId: passkey.credentialId })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return rows.map(({ credentialId }) => credentialId.toString('base64url'))
}
