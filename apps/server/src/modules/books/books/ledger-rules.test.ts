// The rules as the migrations leave them stand in ledger-rules.json. After a migration that changes one:
//   vitest run --project server-embedded src/modules/books/books/ledger-rules.test.ts -u
// and check in the diff that it names only what the migration was meant to change.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { checkLedgerRules } from './check-ledger-rules.ts'
import { longStatements } from './long-statements.ts'
import { readLedgerRules } from './read-ledger-rules.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

it('are those that every check compares', async () => {
  const rules = await readLedgerRules(longStatements(db))
  expect(Object.keys(rules).length).toBeGreaterThan(100)
  await expect(`${JSON.stringify(rules, null, 2)}\n`).toMatchFileSnapshot('./ledger-rules.json')
})

class Undone extends Error {}

it.each([
  [
    'ALTER TABLE ledger.posting DISABLE TRIGGER append_only',
    'trigger append_only on ledger.posting',
  ],
  ['DROP TRIGGER by_function_only ON ledger.account', 'trigger by_function_only on ledger.account'],
  [
    'ALTER TABLE audit_entry DISABLE TRIGGER follows_last',
    'trigger follows_last on public.audit_entry',
  ],
  [
    'ALTER TABLE ledger.account DROP CONSTRAINT no_overdraft',
    'constraint no_overdraft on ledger.account',
  ],
  ['DROP INDEX ledger.transfer_quote_once', 'unique index transfer_quote_once on ledger.transfer'],
  [
    'ALTER TABLE ledger.transfer ALTER payment_id DROP EXPRESSION',
    'column payment_id of ledger.transfer',
  ],
  [
    `ALTER TABLE ledger.chart DISABLE TRIGGER USER; UPDATE ledger.chart SET floor = NULL WHERE kind = 'wallet';
     ALTER TABLE ledger.chart ENABLE TRIGGER USER`,
    'chart of wallet',
  ],
  [
    `CREATE OR REPLACE FUNCTION ledger.audit_accounts(p_after bigint, p_until bigint)
     RETURNS TABLE (counter text, found bigint, example bigint) LANGUAGE sql STABLE SECURITY DEFINER
     AS $$ SELECT NULL::text, NULL::bigint, NULL::bigint WHERE false $$`,
    'function ledger.audit_accounts(p_after bigint, p_until bigint)',
  ],
  ['ALTER TABLE ledger.posting ENABLE ROW LEVEL SECURITY', 'rows hidden on ledger.posting'],
  [
    'CREATE RULE dropped AS ON INSERT TO ledger.sealed_transfer DO INSTEAD NOTHING',
    'rule dropped on ledger.sealed_transfer',
  ],
  ['ALTER TABLE ledger.chart OWNER TO CURRENT_USER', 'owner of ledger.chart'],
  [
    `CREATE FUNCTION ledger.way_in() RETURNS void LANGUAGE sql AS '';
     ALTER FUNCTION ledger.way_in() OWNER TO kinfold_ledger`,
    'function ledger.way_in()',
  ],
])('are compared: %s', async (statement, name) => {
  const changed = db.asOwner(owner =>
    owner.transaction(async tx => {
      await tx.query({ text: statement })
      expect(await checkLedgerRules(tx)).toEqual(
        new Map([['changed_rules', { count: 1, example: name }]]),
      )
      throw new Undone()
    }),
  )
  await expect(changed).rejects.toThrow(Undone)
})
