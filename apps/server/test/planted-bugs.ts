import type { Database } from '../src/db/database.ts'

// Bugs a careless change could bring in, planted on purpose: each test that guards against one is
// run once against it and must fail.
const edits = {
  'no overdraft check': [],
  'no unique key': [
    [
      /ON CONFLICT \(scope, key\) DO NOTHING RETURNING id INTO transfer_id/,
      'RETURNING id INTO transfer_id',
    ],
  ],
  'unordered locks': [[/ORDER BY a\.id, d\.amount DESC/, 'ORDER BY d.leg']],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>

const statements: Readonly<Record<PlantedBug, readonly string[]>> = {
  'no overdraft check': ['ALTER TABLE ledger.account DROP CONSTRAINT no_overdraft'],
  'no unique key': ['ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_key'],
  'unordered locks': [],
}

export type PlantedBug = keyof typeof edits

export async function plantBug(database: Database, bug: PlantedBug): Promise<void> {
  for (const text of statements[bug]) await database.query({ text })
  const [post] = await database.query<{ source: string }>({
    text: `SELECT pg_get_functiondef(oid) AS source FROM pg_proc WHERE oid::regproc::text = 'ledger.post'`,
  })
  let source = post?.source ?? ''
  for (const [pattern, replacement] of edits[bug]) {
    if (!pattern.test(source)) throw new Error(`There is no place to plant "${bug}".`)
    source = source.replace(pattern, replacement)
  }
  await database.query({ text: source })
}
