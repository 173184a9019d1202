import type { Handle } from '#src/db/database.ts'

/** How many rows of a table the transaction has read so far. */
export async function rowsRead(tx: Handle, table: string): Promise<number> {
  const [counted] = await tx.query<{ rows: number }>({
    text: `SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables WHERE relname = $1`,
    values: [table],
  })
  return counted?.rows ?? 0
}
