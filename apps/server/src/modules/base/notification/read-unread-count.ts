import type { Handle } from '../../../db/database.ts'

// Runs for every screen.
const statement = {
  name: 'read-unread-count',
  text: 'SELECT count(*)::int AS unread FROM notification WHERE account_id = $1 AND read_at IS NULL',
}

export async function readUnreadCount(handle: Handle, accountId: string): Promise<number> {
  const [row] = await handle.query<{ unread: number }>({ ...statement, values: [accountId] })
  return row?.unread ?? 0
}
