import type { ChainKeys } from '../../../security/chain-keys.ts'
import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'
import { noHash, type Seal, sealHash } from './seal-hash.ts'
import { contentHash, isKnownForm } from './sealed-content.ts'

type Row = Seal & {
  /** What its transfers contain now. */
  readonly foundTransfers: number
  readonly foundContent: Buffer
  /** The entry of the operators' log that it names. */
  readonly foundAuditHash: Buffer | null
}

const mostSealsInChunk = 1_000

/** Checks the seals after a number: each follows the last, matches its key, and describes its transfers. */
export async function checkSeals(
  queryable: Queryable,
  keys: ChainKeys,
  after: bigint,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<{ readonly findings: Findings; readonly to: bigint }> {
  // The last checked seal is checked again: it and its log entry must still exist.
  const from = after > 0n ? after - 1n : 0n
  let last = { number: from, hash: await hashOf(queryable, from) }
  let findings = mergeFindings(
    last.hash === undefined ? oneFinding('gaps_in_seals', 1, from) : noFindings,
    await besideTheChain(queryable),
  )
  await inChunks(
    pace,
    from,
    async (behind, size) => {
      const rows = await readSeals(queryable, behind, size)
      for (const row of rows) {
        findings = mergeFindings(findings, judge(keys, last, row))
        last = row
      }
      return rows.length === 0 ? undefined : last.number
    },
    between,
  )
  const isCut = last.number < after
  return {
    findings: isCut
      ? mergeFindings(findings, oneFinding('gaps_in_seals', 1, last.number + 1n))
      : findings,
    to: last.number,
  }
}

function judge(
  keys: ChainKeys,
  last: { readonly number: bigint; readonly hash: Buffer | undefined },
  row: Row,
): Findings {
  const { number } = row
  const faults: string[] = []
  const follows = last.hash === undefined || row.previousHash.equals(last.hash)
  if (number !== last.number + 1n || !follows) faults.push('gaps_in_seals')
  const hash = sealHash(keys, row)
  if (hash === undefined) faults.push('seals_of_an_unknown_key')
  else if (!hash.equals(row.hash)) faults.push('forged_seals')
  const isAsSealed =
    isKnownForm(row.form) &&
    row.foundTransfers === row.transfers &&
    row.foundContent.equals(row.content)
  if (!isAsSealed) faults.push('seals_of_changed_transfers')
  if (row.auditNumber > 0n && row.foundAuditHash?.equals(row.auditHash) !== true) {
    faults.push('sealed_audit_entries_gone')
  }
  return mergeFindings(...faults.map(fault => oneFinding(fault, 1, number)))
}

// A row that names a future seal would keep its transfer from ever being sealed.
async function besideTheChain(queryable: Queryable): Promise<Findings> {
  const [found] = await queryable.query<{
    rows: number
    row: bigint | null
    seals: number
    seal: bigint | null
  }>({
    text: `WITH beside AS (
             SELECT transfer_id FROM ledger.sealed_transfer
              WHERE seal > (SELECT coalesce(max(number), 0) FROM ledger.seal) OR seal < 1)
           SELECT (SELECT count(*)::int FROM beside) AS rows, (SELECT min(transfer_id) FROM beside) AS row,
                  (SELECT count(*)::int FROM ledger.seal WHERE number < 1) AS seals,
                  (SELECT max(number) FROM ledger.seal WHERE number < 1) AS seal`,
  })
  return mergeFindings(
    oneFinding('transfers_under_no_seal', found?.rows ?? 0, found?.row ?? null),
    oneFinding('gaps_in_seals', found?.seals ?? 0, found?.seal ?? null),
  )
}

async function hashOf(queryable: Queryable, number: bigint): Promise<Buffer | undefined> {
  if (number === 0n) return noHash
  const [found] = await queryable.query<{ hash: Buffer }>({
    text: 'SELECT hash FROM ledger.seal WHERE number = $1',
    values: [number],
  })
  return found?.hash
}

// As many seals as cover about this many transfers together, and at least one.
async function readSeals(queryable: Queryable, after: bigint, transfers: number): Promise<Row[]> {
  return queryable.query<Row>({
    text: `SELECT c.number, c.previous_hash AS "previousHash", c.hash, c.key_id AS "keyId", c.form, c.transfers,
                  c.content, c.complete_to AS "completeTo", c.audit_number AS "auditNumber",
                  c.audit_hash AS "auditHash", c.sealed_at AS "sealedAt",
                  f.transfers AS "foundTransfers", f.content AS "foundContent", e.hash AS "foundAuditHash"
             FROM (SELECT s.*, sum(s.transfers) OVER (ORDER BY s.number) - s.transfers AS before
                     FROM (SELECT * FROM ledger.seal WHERE number > $1 ORDER BY number LIMIT ${mostSealsInChunk}) s) c
             LEFT JOIN LATERAL (
               SELECT count(*)::int AS transfers, ${contentHash('c.form')} AS content
                 FROM ledger.sealed_transfer x LEFT JOIN ledger.transfer t ON t.id = x.transfer_id
                WHERE x.seal = c.number) f ON true
             LEFT JOIN public.audit_entry e ON e.number = c.audit_number
            WHERE c.before < $2
            ORDER BY c.number`,
    values: [after, transfers],
  })
}

/**
 * Transfers that no seal covers yet, and those among them that are overdue. Right after a move of the club's
 * clock none is: its time says nothing of how long they have really waited.
 */
export async function readUnsealed(
  queryable: Queryable,
): Promise<{ readonly unsealed: bigint; readonly findings: Findings }> {
  const [found] = await queryable.query<{ unsealed: bigint; late: bigint; example: bigint | null }>(
    {
      text: `SELECT count(*) AS unsealed, count(*) FILTER (WHERE late) AS late, min(id) FILTER (WHERE late) AS example
             FROM (SELECT t.id, t.created_at < ledger.club_now() - interval '5 minutes'
                            AND NOT EXISTS (SELECT FROM ledger.club_clock
                                             WHERE moved_at > clock_timestamp() - interval '5 minutes') AS late
                     FROM ledger.transfer t
                    WHERE t.id > coalesce((SELECT complete_to FROM ledger.seal ORDER BY number DESC LIMIT 1), 0)
                      AND NOT EXISTS (SELECT FROM ledger.sealed_transfer s WHERE s.transfer_id = t.id)) x`,
    },
  )
  return {
    unsealed: found?.unsealed ?? 0n,
    findings: oneFinding('late_seals', Number(found?.late ?? 0), found?.example ?? null),
  }
}
