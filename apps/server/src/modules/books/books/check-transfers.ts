import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const beginning = -(2n ** 63n)
const end = 2n ** 63n - 1n

type Row = { counter: string; found: bigint; example: bigint }

/** The ledger's own counters, of the transfers behind `after`, of every account and every pending hold. */
export async function checkTransfers(
  queryable: Queryable,
  after: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  const transfers = await auditAll(queryable, 'transfer', after, pace, between)
  const accounts = await auditAll(queryable, 'account', 0n, pace, between)
  return mergeFindings(transfers, accounts, await checkPendingHolds(queryable))
}

/** Every other hold is compared with its account. */
async function checkPendingHolds(queryable: Queryable): Promise<Findings> {
  const [found] = await queryable.query<{ count: number; example: bigint | null }>({
    text: `SELECT count(*)::int AS count, min(h.id) AS example FROM ledger.hold h
            WHERE h.state = 'pending' AND NOT EXISTS (SELECT FROM ledger.account a WHERE a.id = h.account_id)`,
  })
  return oneFinding('holds_without_account', found?.count ?? 0, found?.example ?? null)
}

async function auditAll(
  queryable: Queryable,
  table: 'transfer' | 'account',
  from: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  let findings = noFindings
  await inChunks(
    pace,
    from,
    async (after, size) => {
      // By rows, not by ids: reaching one id far beyond the others would take forever.
      const [next] = await queryable.query<{ id: bigint }>({
        text: `SELECT id FROM ledger.${table} WHERE id > $1 ORDER BY id OFFSET $2 LIMIT 1`,
        values: [after, size],
      })
      // Including ids below the first and above the last, where nothing should be.
      const rows = await queryable.query<Row>({
        text: `SELECT counter, found, example FROM ledger.audit_${table}s($1, $2)`,
        values: [after === 0n ? beginning : after, next?.id ?? end],
      })
      findings = mergeFindings(findings, findingsOf(rows))
      return next?.id
    },
    between,
  )
  return findings
}

const findingsOf = (rows: readonly Row[]) =>
  mergeFindings(
    ...rows.map(({ counter, found, example }) => oneFinding(counter, Number(found), example)),
  )
