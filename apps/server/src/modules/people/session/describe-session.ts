import type { Session } from '@kinfold/contract/session/session'
import type { session } from './session.tables.ts'

export function describeSession(row: typeof session.$inferSelect, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === currentId,
  }
}
