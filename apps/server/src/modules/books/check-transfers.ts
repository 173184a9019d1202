import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Asking } from './long-statements.ts'

const beginning = -(2n ** 63n)
const end = 2n ** 63n - 1n

type Row = { counter: string; found: bigint; example: bigint }

/** The ledger's own counters, of the transfers behind `after` and of every account. */
export async function checkTransfers(
  asking: Asking,
  after: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const transfers = await auditAll(asking, 'transfer', after, pace, between)
  const accounts = await auditAll(asking, 'account', 0n, pace, between)
  return mergeFindings(transfers, accounts)
}

async function auditAll(
  asking: Asking,
  table: 'transfer' | 'account',
  from: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const [last] = await asking.query<{ id: bigint }>({
    text: `SELECT coalesce(max(id), 0) AS id FROM ledger.${table}`,
  })
  const newest = last?.id ?? 0n
  let findings = noFindings
  await inChunks(
    pace,
    from,
    async (after, size) => {
      const until = after + BigInt(size)
      const isLast = until >= newest
      // What stands before the first id and behind the last one has no business there, and is looked at too.
      const rows = await asking.query<Row>({
        text: `SELECT counter, found, example FROM ledger.audit_${table}s($1, $2)`,
        values: [after === 0n ? beginning : after, isLast ? end : until],
      })
      findings = mergeFindings(findings, findingsOf(rows))
      return isLast ? undefined : until
    },
    between,
  )
  return findings
}

const findingsOf = (rows: readonly Row[]) =>
  mergeFindings(
    ...rows.map(({ counter, found, example }) => oneFinding(counter, Number(found), example)),
  )
