import { sql } from 'drizzle-orm'
import type { Database, Handle } from '../../db/database.ts'
import { booksCheck } from './books-check.tables.ts'
import type { Reached } from './check-books.ts'
import type { Findings } from './findings.ts'

/** What is new, by the hour; everything, by night. */
export type Extent = 'new' | 'all'

export type LastCheck = {
  readonly endedAt: Date
  readonly findings: Findings
  readonly unsealed: bigint
  readonly reached: Reached
}

export async function readLastChecks(handle: Handle): Promise<ReadonlyMap<Extent, LastCheck>> {
  const rows = await handle.orm.select().from(booksCheck)
  return new Map(
    rows.flatMap(({ extent, endedAt, findings, unsealed, ...row }) => {
      if (endedAt === null) return []
      const reached = {
        transfers: row.transfersTo,
        seals: row.sealsTo,
        auditEntries: row.auditEntriesTo,
      }
      const told = new Map(Object.entries(findings))
      return [[extent, { endedAt, findings: told, unsealed, reached }] as const]
    }),
  )
}

/** What is known to be wrong, each fault once. A check of everything covers what an earlier one of the new found. */
export function standingFindings(checks: ReadonlyMap<Extent, LastCheck>): Findings {
  const [all, recent] = [checks.get('all'), checks.get('new')]
  const isCovered = all !== undefined && recent !== undefined && all.endedAt > recent.endedAt
  return new Map([...(all?.findings ?? []), ...(isCovered ? [] : (recent?.findings ?? []))])
}

export async function saveCheck(
  handle: Handle,
  extent: Extent,
  { endedAt, findings, unsealed, reached }: LastCheck,
): Promise<void> {
  const told = {
    endedAt,
    findings: Object.fromEntries(findings),
    unsealed,
    transfersTo: reached.transfers,
    sealsTo: reached.seals,
    auditEntriesTo: reached.auditEntries,
    leaseUntil: null,
  }
  await handle.orm
    .insert(booksCheck)
    .values({ extent, ...told })
    .onConflictDoUpdate({ target: booksCheck.extent, set: told })
}

// A server that died gives its lease up by this.
const lease = sql`clock_timestamp() + interval '10 minutes'`

/** Takes the check of everything for this server, when the last one ended before `due` and nobody is at it. */
export async function takeFullCheck(db: Database, due: Date): Promise<boolean> {
  const taken = await db.orm
    .insert(booksCheck)
    .values({ extent: 'all', leaseUntil: lease })
    .onConflictDoUpdate({
      target: booksCheck.extent,
      set: { leaseUntil: lease },
      setWhere: sql`(${booksCheck.endedAt} IS NULL OR ${booksCheck.endedAt} < ${due.toISOString()}::timestamptz)
        AND (${booksCheck.leaseUntil} IS NULL OR ${booksCheck.leaseUntil} < clock_timestamp())`,
    })
    .returning({ extent: booksCheck.extent })
  return taken.length > 0
}

export async function keepFullCheck(db: Database): Promise<void> {
  await db.orm.update(booksCheck).set({ leaseUntil: lease }).where(sql`extent = 'all'`)
}

export async function giveUpFullCheck(db: Database): Promise<void> {
  await db.orm.update(booksCheck).set({ leaseUntil: null }).where(sql`extent = 'all'`)
}
