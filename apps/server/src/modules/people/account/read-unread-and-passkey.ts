import type { Handle } from '../../../db/database.ts'

// Runs for every screen.
const statement = {
  name: 'read-unread-and-passkey',
  text: `
    SELECT (SELECT count(*)::int FROM notification WHERE account_id = $1 AND read_at IS NULL) AS unread,
           EXISTS (SELECT FROM passkey WHERE account_id = $1) AS has_passkey`,
}

/** How many notifications an account has not read, and whether it has a passkey. */
export async function readUnreadAndPasskey(
  handle: Handle,
  accountId: string,
): Promise<{ unread: number; hasPasskey: boolean }> {
  const [row] = await handle.query<{ unread: number; has_passkey: boolean }>({
    ...statement,
    values: [accountId],
  })
  return { unread: row?.unread ?? 0, hasPasskey: row?.has_passkey ?? false }
}
