import { asc } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { auditHash } from './append-audit.ts'
import { auditEntry } from './audit.tables.ts'

/** The numbers of entries that don't follow from the one before: none in a log nobody touched. */
export async function brokenAuditEntries(handle: Handle): Promise<bigint[]> {
  const entries = await handle.orm.select().from(auditEntry).orderBy(asc(auditEntry.number))
  const broken: bigint[] = []
  let expected: { number: bigint; previousHash: Buffer } = {
    number: 1n,
    previousHash: Buffer.alloc(32),
  }
  for (const entry of entries) {
    const follows =
      entry.number === expected.number &&
      entry.previousHash.equals(expected.previousHash) &&
      entry.hash.equals(auditHash(entry))
    if (!follows) broken.push(entry.number)
    expected = { number: entry.number + 1n, previousHash: entry.hash }
  }
  return broken
}
