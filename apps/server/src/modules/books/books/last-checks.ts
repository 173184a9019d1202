import type { Handle } from '../../../db/database.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { booksCheck } from './books-check.tables.ts'
import type { Reached } from './check-books.ts'
import type { Findings } from './findings.ts'

/** new: hourly, since the last check; all: every night. */
export type Extent = 'new' | 'all'

export type LastCheck = {
  readonly endedAt: Date
  readonly findings: Findings
  readonly unsealed: bigint
  readonly reached: Reached
  readonly signature: Buffer
}

/**
 * The results of the last checks. A row without a signature by this server's secret counts as absent: anybody
 * with the database could write that everything was checked. Restoring an old row only means checking more.
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

/** The known faults, each once: the findings of a check stand until the next check of its kind. */
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

// Only under the newest secret: after a change of the secret everything is checked again.
function signatureOf(
  keys: ChainKeys,
  extent: Extent,
  { endedAt, findings, unsealed, reached }: Omit<LastCheck, 'signature'>,
): Buffer {
  // The database doesn't keep the order of the counters.
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
  if (signature === undefined) throw new Error('no key to sign a check with')
  return signature
}
