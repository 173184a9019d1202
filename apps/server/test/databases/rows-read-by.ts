import type { Handle } from '#src/db/database.ts'

/** How many rows of a table some work in the transaction reads; the schema is said where it isn’t `public`. */
export async function rowsReadBy(
  tx: Handle,
  table: string,
  work: () => Promise<unknown>,
): Promise<number> {
  // The counters may still hold what the connection did before the transaction.
  const before = await rowsSoFar(tx, table)
  await work()
  return (await rowsSoFar(tx, table)) - before
}

async function rowsSoFar(tx: Handle, table: string): Promise<number> {
  const [counted] = await tx.query<{ rows: number }>({
    text: `SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
            WHERE relid = $1::regclass`,
    values: [table],
  })
  return counted?.rows ?? 0
}
