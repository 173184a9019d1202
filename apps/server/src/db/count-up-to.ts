import { mostCounted } from '@kinfold/contract/paging/most-counted'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Handle } from './database.ts'

/** To count every row of a list of everybody's would cost more the more members there are. */
export function countUpTo(
  { orm }: Handle,
  table: PgTable,
  matching?: SQL,
  most = mostCounted,
): Promise<number> {
  const found = orm
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matching)
    .limit(most)
    .as('found')
  return orm.$count(found)
}
