import type { Handle } from '../../db/database.ts'
import type { ChainKeys } from '../../security/chain-keys.ts'
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
  readonly signature: Buffer
}

/**
 * What each last check came to. A row that this server's secret didn't sign counts as absent: anybody
 * with the database could write that everything was checked. An old row put back means checking more.
 */
export async function readLastChecks(
  handle: Handle,
  keys: ChainKeys,
): Promise<ReadonlyMap<Extent, LastCheck>> {
  const rows = await handle.orm.select().from(booksCheck)
  return new Map(
    rows.flatMap(({ extent, endedAt, findings, unsealed, signature, ...row }) => {
      if (endedAt === null || signature === null) return []
      const reached = {
        transfers: row.transfersTo,
        seals: row.sealsTo,
        auditEntries: row.auditEntriesTo,
      }
      const check = { endedAt, findings: new Map(Object.entries(findings)), unsealed, reached }
      if (!signatureOf(keys, extent, check).equals(signature)) return []
      return [[extent, { ...check, signature }] as const]
    }),
  )
}

/** What is known to be wrong, each fault once: what one check found stands until its next one. */
export const standingFindings = (checks: ReadonlyMap<Extent, LastCheck>): Findings =>
  new Map([...(checks.get('all')?.findings ?? []), ...(checks.get('new')?.findings ?? [])])

export async function saveCheck(
  handle: Handle,
  keys: ChainKeys,
  extent: Extent,
  check: Omit<LastCheck, 'signature'>,
): Promise<void> {
  const { endedAt, findings, unsealed, reached } = check
  const row = {
    endedAt,
    findings: Object.fromEntries(findings),
    unsealed,
    transfersTo: reached.transfers,
    sealsTo: reached.seals,
    auditEntriesTo: reached.auditEntries,
    leaseUntil: null,
    signature: signatureOf(keys, extent, check),
  }
  await handle.orm
    .insert(booksCheck)
    .values({ extent, ...row })
    .onConflictDoUpdate({ target: booksCheck.extent, set: row })
}

// Under the newest secret alone: after a change everything is checked once more.
function signatureOf(
  keys: ChainKeys,
  extent: Extent,
  { endedAt, findings, unsealed, reached }: Omit<LastCheck, 'signature'>,
): Buffer {
  // The database keeps the counters in an order of its own.
  const found = [...findings]
    .map(([counter, { count, example }]) => [counter, count, example] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([
    extent,
    endedAt.toISOString(),
    found,
    ...[unsealed, reached.transfers, reached.seals, reached.auditEntries].map(String),
  ])
  const signature = keys.sign('books check', text, keys.keyId)
  if (signature === undefined) throw new Error('there is no key to sign a check with')
  return signature
}
