import type { Database } from '#src/db/database.ts'
import { ledgerError } from '#src/ledger/ledger-error.ts'
import { readAuditFindings } from '../read-audit-findings.ts'
import { carryOut, loadScope } from './carry-out.ts'
import type { JournalEntry, Operation } from './journal.ts'

type WrittenByKey = ReadonlyMap<string, Written>
type Written = { readonly key: string; readonly moved: bigint; readonly times: bigint }

// Differences between a journal and the database; there must be none. Operations with an unknown outcome
// are sent again with their keys, and must then count at most once.
export async function findings(
  database: Database,
  journal: readonly JournalEntry[],
): Promise<string[]> {
  const before = await readWritten(database)
  const settled = await settle(database, journal)
  const after = await readWritten(database)
  const audit = await readAuditFindings(database)
  return [
    ...journal.flatMap(entry => wrongAnswer(entry, before)),
    ...settled.flatMap(operation => notOnce(operation, after)),
    ...neverSent(journal, after),
    ...[...audit].map(([counter, { count }]) => `audit: ${counter} ${count}`),
  ]
}

function wrongAnswer({ operation, answer }: JournalEntry, written: WrittenByKey): string[] {
  const times = written.get(operation.key)?.times ?? 0n
  if (answer === 'accepted' && times !== 1n)
    return [`${operation.key}: accepted, there ${times} times`]
  if (answer === 'refused' && times !== 0n) return [`${operation.key}: refused, yet written`]
  return []
}

function notOnce({ key, amount }: Operation, written: WrittenByKey): string[] {
  const row = written.get(key)
  if (row?.times === 1n && row.moved === BigInt(amount)) return []
  return [`${key}: there ${row?.times ?? 0n} times, moved ${row?.moved} of ${amount}`]
}

function neverSent(journal: readonly JournalEntry[], written: WrittenByKey): string[] {
  const sent = new Set(journal.map(({ operation }) => operation.key))
  return [...written.keys()].filter(key => !sent.has(key)).map(key => `${key}: nobody sent it`)
}

// The operations that must be there once: those accepted, and the unknown ones a replay accepts.
async function settle(database: Database, journal: readonly JournalEntry[]): Promise<Operation[]> {
  const settled: Operation[] = []
  for (const { operation, answer } of journal) {
    if (answer === 'accepted') settled.push(operation)
    else if (answer === 'unknown' && (await replay(database, operation))) settled.push(operation)
  }
  return settled
}

async function replay(database: Database, operation: JournalEntry['operation']): Promise<boolean> {
  try {
    await carryOut(database, operation)
    await carryOut(database, operation)
    return true
  } catch (error) {
    if (ledgerError(error) === undefined) throw error
    return false
  }
}

async function readWritten(database: Database): Promise<Map<string, Written>> {
  const rows = await database.query<Written>({
    text: `SELECT key, max(moved)::int8 AS moved, sum(times)::int8 AS times FROM (
        SELECT t.key, count(*) AS times, max(p.amount) AS moved FROM ledger.transfer t
        JOIN ledger.posting p ON p.transfer_id = t.id AND p.amount > 0
        WHERE t.scope = $1 GROUP BY t.key
        UNION ALL
        SELECT key, count(*), max(amount) FROM ledger.hold WHERE scope = $1 GROUP BY key
      ) x GROUP BY key`,
    values: [loadScope],
  })
  return new Map(rows.map(row => [row.key, row]))
}
