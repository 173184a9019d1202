import type { Database } from '#src/db/database.ts'

/** All stored rows, except the counters of limits and the last use of sessions. */
export async function everythingStored(db: Database): Promise<string> {
  const tables = await db.query<{ name: string }>({
    text: `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
            WHERE schemaname IN ('public', 'ledger', 'pgboss') ORDER BY 1`,
  })
  const sums: string[] = []
  for (const { name } of tables) {
    if (/rate_limit|public.session|pgboss\.version/.test(name)) continue
    const [row] = await db.query<{ sum: string }>({
      text: `SELECT count(*) || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${name} t`,
    })
    sums.push(`${name} ${row?.sum}`)
  }
  return sums.join('\n')
}
