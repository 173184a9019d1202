import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'

/** The server seals what was written; measured is what comes after that. */
export async function untilSealed(client: Client): Promise<void> {
  await client.query('VACUUM ANALYZE')
  for (;;) {
    const { rows } = await client.query<{ open: boolean }>(
      `SELECT (SELECT max(id) FROM ledger.transfer) > coalesce((SELECT complete_to FROM ledger.seal ORDER BY number DESC LIMIT 1), 0) AS open`,
    )
    if (rows[0]?.open !== true) return
    await setTimeout(1_000)
  }
}
