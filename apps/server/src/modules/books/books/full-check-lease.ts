import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { booksCheck } from './books-check.tables.ts'

/**
 * Keeps several servers from running the full check at once. It only saves work: a check that loses its lease
 * to another server continues, and its result counts.
 */
export type FullCheckLease = {
  readonly renew: () => Promise<void>
  readonly release: () => Promise<void>
}

// How long after a crash another server takes over. A lease that ends later wasn't written by a server.
const leaseEnd = sql`clock_timestamp() + interval '10 minutes'`
const asText = { until: sql<string>`${booksCheck.leaseUntil}::text` }

/** Undefined while another server has the lease. */
export async function takeFullCheckLease({ orm }: Database): Promise<FullCheckLease | undefined> {
  const [taken] = await orm
    .insert(booksCheck)
    .values({ extent: 'all', leaseUntil: leaseEnd })
    .onConflictDoUpdate({
      target: booksCheck.extent,
      set: { leaseUntil: leaseEnd },
      setWhere: sql`(${booksCheck.leaseUntil} BETWEEN clock_timestamp() AND ${leaseEnd}) IS NOT TRUE`,
    })
    .returning(asText)
  if (taken === undefined) return undefined
  let { until } = taken
  const own = () => sql`extent = 'all' AND lease_until = ${until}::timestamptz`
  return {
    async renew() {
      const [renewed] = await orm
        .update(booksCheck)
        .set({ leaseUntil: leaseEnd })
        .where(own())
        .returning(asText)
      until = renewed?.until ?? until
    },
    async release() {
      await orm.update(booksCheck).set({ leaseUntil: null }).where(own())
    },
  }
}
