import { readFileSync } from 'node:fs'
import { create, record, string } from 'superstruct'
import { type Findings, oneFinding } from './findings.ts'
import type { Queryable } from './long-statements.ts'
import { readExtraGrants } from './read-extra-grants.ts'
import { type LedgerRules, readLedgerRules } from './read-ledger-rules.ts'

/** The rules as the migrations leave them: `ledger-rules.test.ts` says how the file is written. */
const file = new URL('./ledger-rules.json', import.meta.url)
const expected: LedgerRules = create(
  JSON.parse(readFileSync(file, 'utf8')),
  record(string(), string()),
)

/** Guards that are gone, switched off, changed or passed by: what they let through may look sound to every other check. */
export async function checkLedgerRules(queryable: Queryable): Promise<Findings> {
  const found = await readLedgerRules(queryable)
  const changed = [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    name => expected[name] !== found[name],
  )
  const all = [...changed, ...(await readExtraGrants(queryable))]
  return oneFinding('changed_rules', all.length, all[0] ?? null)
}
