import { readFileSync } from 'node:fs'
import { create, record, string } from 'superstruct'
import { type Findings, oneFinding } from './findings.ts'
import type { Queryable } from './long-statements.ts'
import { type LedgerRules, readLedgerRules } from './read-ledger-rules.ts'

/** As the migrations leave them: see `ledger-rules.test.ts` for how the file is written. */
const file = new URL('./ledger-rules.json', import.meta.url)
const expected: LedgerRules = create(
  JSON.parse(readFileSync(file, 'utf8')),
  record(string(), string()),
)

/** Guards that are gone, switched off or changed: what they let through may look sound to every other check. */
export async function checkLedgerRules(queryable: Queryable): Promise<Findings> {
  const found = await readLedgerRules(queryable)
  const changed = [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    name => expected[name] !== found[name],
  )
  return oneFinding('changed_rules', changed.length, changed[0] ?? null)
}
