import type { Passkey } from '@kinfold/contract/passkey/passkey'
import type { passkey } from './passkey.tables.ts'

export type PasskeyRow = typeof passkey.$inferSelect

export const describePasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  is_synced: row.isSynced,
})
