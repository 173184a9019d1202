import { mostCounted } from '@kinfold/contract/paging/page-query'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Handle } from './database.ts'

/**
 * Nobody leafs through ten thousand rows of everybody's: of longer lists only so many are counted, and can be paged to. To
 * count them all would cost more the more members there are.
 */
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
