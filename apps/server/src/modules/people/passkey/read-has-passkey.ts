import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { passkey } from './passkey.tables.ts'

export async function readHasPasskey({ orm }: Handle, accountId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .limit(1)
  return rows.length > 0
}
