import type { Handle } from '#src/db/database.ts'
import {
  type AuditLink,
  judgeAuditEntries,
  noEntry,
} from '#src/modules/base/audit/judge-audit-entries.ts'
import type { ChainKeys } from '#src/security/chain-keys.ts'

const atOnce = 1_000

/** The numbers of broken entries; none in an untouched log. */
export async function brokenAuditEntries(handle: Handle, keys: ChainKeys): Promise<bigint[]> {
  const broken: bigint[] = []
  for (let link: AuditLink | undefined = noEntry; link !== undefined; ) {
    const judged = await judgeAuditEntries(handle, keys, link, atOnce)
    broken.push(...judged.broken, ...judged.ofUnknownKey)
    link = judged.last
  }
  return broken
}
