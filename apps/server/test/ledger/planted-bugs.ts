import type { Database } from '#src/db/database.ts'

// Bugs a careless change could bring in, planted on purpose: each test that guards against one is
// run once against it and must fail.
type Edit = readonly [of: string, place: RegExp, instead: string]

const edits = {
  'no overdraft check': [],
  'no unique key': [
    [
      'post',
      /ON CONFLICT \(scope, key\) DO NOTHING RETURNING id INTO transfer_id/,
      'RETURNING id INTO transfer_id',
    ],
    [
      'post_all',
      /ON CONFLICT \(scope, key\) DO NOTHING RETURNING id INTO v_transfer/,
      'RETURNING id INTO v_transfer',
    ],
  ],
  'unordered locks': [
    ['book', /ORDER BY a\.id NULLS FIRST, d\.amount DESC/, 'ORDER BY a.id IS NULL DESC, d.leg'],
  ],
  'several movements without the locks first': [
    ['post_all', /PERFORM ledger\.lock_accounts\(v_addresses\);/, 'NULL;'],
  ],
  'account locked after the hold': [
    ['reserve', / FOR UPDATE;/, ';'],
    [
      'reserve',
      /UPDATE ledger\.account SET held/,
      // The pause keeps the hold's own lock until others have theirs: callers that start late would else never meet.
      'PERFORM pg_sleep(0.005); PERFORM FROM ledger.account WHERE id = v_account.id FOR UPDATE; UPDATE ledger.account SET held',
    ],
  ],
  'debt not looked at': [['reserve', /v_account\.owed > 0/, 'false']],
} as const satisfies Record<string, readonly Edit[]>

const statements: Readonly<Partial<Record<PlantedBug, readonly string[]>>> = {
  'no overdraft check': ['ALTER TABLE ledger.account DROP CONSTRAINT no_overdraft'],
  'no unique key': ['ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_key'],
}

export type PlantedBug = keyof typeof edits

export async function plantBug(database: Database, bug: PlantedBug): Promise<void> {
  for (const text of statements[bug] ?? []) await database.query({ text })
  for (const [of, place, instead] of edits[bug]) {
    const [found] = await database.query<{ source: string }>({
      text: 'SELECT pg_get_functiondef(oid) AS source FROM pg_proc WHERE oid::regproc::text = $1',
      values: [`ledger.${of}`],
    })
    const source = found?.source ?? ''
    if (!place.test(source)) throw new Error(`There is no place to plant "${bug}".`)
    await database.query({ text: source.replace(place, instead) })
  }
}
