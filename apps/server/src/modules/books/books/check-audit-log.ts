import type { ChainKeys } from '../../../security/chain-keys.ts'
import { type AuditLink, judgeAuditEntries, noEntry } from '../../base/audit/judge-audit-entries.ts'
import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

/** Checks the operators' log after the entry with this number. */
export async function checkAuditLog(
  queryable: Queryable,
  keys: ChainKeys,
  after: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<{ readonly findings: Findings; readonly to: bigint }> {
  let link = await readLink(queryable, after)
  const [beside] = await queryable.query<{ count: number; example: bigint | null }>({
    text: 'SELECT count(*)::int AS count, max(number) AS example FROM public.audit_entry WHERE number < 1',
  })
  let findings = mergeFindings(
    link.hash === undefined ? oneFinding('audit_entries_gone', 1, after) : noFindings,
    // The log starts at 1: entries below are outside the chain, but look genuine at the desk.
    oneFinding('broken_audit_entries', beside?.count ?? 0, beside?.example ?? null),
  )
  await inChunks(
    pace,
    after,
    async (_, size) => {
      const judged = await judgeAuditEntries(queryable, keys, link, size)
      const { broken, ofUnknownKey, last } = judged
      findings = mergeFindings(
        findings,
        oneFinding('broken_audit_entries', broken.length, broken[0] ?? null),
        oneFinding('audit_entries_of_an_unknown_key', ofUnknownKey.length, ofUnknownKey[0] ?? null),
      )
      link = last ?? link
      return last?.number
    },
    between,
  )
  return { findings, to: link.number }
}

async function readLink(queryable: Queryable, number: bigint): Promise<AuditLink> {
  if (number === 0n) return noEntry
  const [found] = await queryable.query<{ hash: Buffer; hasKey: boolean }>({
    text: 'SELECT hash, key_id IS NOT NULL AS "hasKey" FROM public.audit_entry WHERE number = $1',
    values: [number],
  })
  return { number, hash: found?.hash, hasKey: found?.hasKey ?? true }
}
