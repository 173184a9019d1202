import { type SQL, sql } from 'drizzle-orm'

/** With the operators of an index for beginnings: a pattern would have to be known when the query is planned. */
export function startsWith(column: SQL, start: string): SQL {
  return sql`(${column} ~>=~ ${start} AND ${column} ~<~ ${`${start}\u{10ffff}`})`
}
