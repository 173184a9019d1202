import type { Handle } from '../../../db/database.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { auditHash } from './audit-hash.ts'
import { readAuditEntries } from './read-audit-entries.ts'

/** The link of the chain that an entry has to follow. */
export type AuditLink = {
  readonly number: bigint
  /** Undefined when the entry is missing. */
  readonly hash: Buffer | undefined
  readonly hasKey: boolean
}
export const noEntry: AuditLink = { number: 0n, hash: Buffer.alloc(32), hasKey: false }

export type Judged = {
  /** Entries that don't follow the one before, or were changed. */
  readonly broken: readonly bigint[]
  readonly ofUnknownKey: readonly bigint[]
  /** Undefined after the last entry. */
  readonly last: AuditLink | undefined
}

/** Checks the next entries of the log, up to a number of them. */
export async function judgeAuditEntries(
  asking: Pick<Handle, 'query'>,
  keys: ChainKeys,
  behind: AuditLink,
  atMost: number,
): Promise<Judged> {
  const entries = await readAuditEntries(asking, behind.number, atMost)
  const broken: bigint[] = []
  const ofUnknownKey: bigint[] = []
  let last = behind
  for (const entry of entries) {
    const hash = auditHash(keys, entry)
    const follows =
      entry.number === last.number + 1n &&
      last.hash?.equals(entry.previousHash) === true &&
      // Anybody can make an entry without a key: none may follow one with a key.
      (entry.keyId !== null || !last.hasKey)
    if (hash === undefined) ofUnknownKey.push(entry.number)
    if (!follows || hash?.equals(entry.hash) === false) broken.push(entry.number)
    const hasKey = last.hasKey || entry.keyId !== null
    last = { number: entry.number, hash: entry.hash, hasKey }
  }
  return { broken, ofUnknownKey, last: entries.length === 0 ? undefined : last }
}
