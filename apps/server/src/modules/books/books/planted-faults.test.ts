// Each fault is planted past the guards of the database, and found by the counters meant for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestSealing,
  fillSmallBooks,
  postOne,
  sealCompletely,
  testKeys,
} from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { checkBooks, theBeginning } from './check-books.ts'
import { mergeFindings } from './findings.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await fillSmallBooks(db)
  await postOne(db, 'before-the-second-seal')
  const sealing = createTestSealing(db)
  await sealing.sealAll()
  await postOne(db, 'under-the-second-seal')
  await sealCompletely(sealing)
  await postOne(db, 'not-sealed')
})
afterAll(() => db.close())

const tables = [
  'ledger.chart',
  'ledger.account',
  'ledger.transfer',
  'ledger.posting',
  'ledger.hold',
  'ledger.quote',
  'ledger.seal',
  'ledger.sealed_transfer',
  'ledger.account_closing',
  'audit_entry',
]

class Undone extends Error {}

/** What the check counts after these statements ran with triggers disabled; rolled back afterwards. */
async function countersAfter(statements: readonly string[]): Promise<Record<string, number>> {
  let counted: Record<string, number> = {}
  const planted = db.asOwner(owner =>
    owner.transaction(async tx => {
      for (const table of tables)
        await tx.query({ text: `ALTER TABLE ${table} DISABLE TRIGGER USER` })
      for (const text of statements) await tx.query({ text })
      const { findings, late } = await checkBooks(tx, testKeys, theBeginning)
      counted = Object.fromEntries(
        [...mergeFindings(findings, late)]
          // Each of these faults needs disabled guards, which is a finding of its own.
          .filter(([counter]) => counter !== 'changed_rules')
          .map(([counter, { count }]) => [counter, count]),
      )
      throw new Undone()
    }),
  )
  await expect(planted).rejects.toThrow(Undone)
  return counted
}

const account = (address: string) => `address = '${address}'`
const [ada, obi, eve] = [
  account('wallet:ada:NGN'),
  account('wallet:obi:NGN'),
  account('wallet:eve:NGN'),
]
const transfer = (key: string) => `(SELECT id FROM ledger.transfer WHERE key = '${key}')`
const hold = (key: string) => `(SELECT id FROM ledger.hold WHERE key = '${key}')`

/** A leg added to an existing transfer, with the balance adjusted. */
const lateLeg = (leg: number, where: string, amount: number) => [
  `UPDATE ledger.account SET balance = balance + ${amount}, version = version + 1 WHERE ${where}`,
  `INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, role)
   SELECT ${transfer('ada-in')}, ${leg}, id, currency, ${amount}, balance, version, 'transfer-deposit', 'deposit'
     FROM ledger.account WHERE ${where}`,
]
const changedSeal = { seals_of_changed_transfers: 1 }

/** Constraints that would refuse a changed value before the check sees it. */
const dropRules = `DO $$ DECLARE rule record; BEGIN
  FOR rule IN SELECT conrelid::regclass AS "table", conname FROM pg_constraint
    WHERE contype IN ('f', 'c') AND connamespace = 'ledger'::regnamespace
  LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', rule."table", rule.conname); END LOOP;
  ALTER TABLE ledger.transfer ALTER id DROP IDENTITY;
END $$`

function anotherValue(column: string, type: string): string {
  switch (type) {
    case 'bigint':
    case 'smallint':
      return `coalesce(${column}, 0) + 100`
    case 'text':
      return `${column} || 'x'`
    case 'bytea':
      return `${column} || '\\x01'`
    case 'ledger.posting_role':
      return `CASE ${column} WHEN 'fee' THEN 'deposit' ELSE 'fee' END::ledger.posting_role`
    case 'uuid':
      return 'gen_random_uuid()'
    case 'jsonb':
      return `'{"reference": "other"}'`
    case 'timestamp with time zone':
      return `${column} + interval '1 microsecond'`
    default:
      throw new Error(`say how to change ${column}, of type ${type}`)
  }
}

/** Objects with which an owner can shadow the database's own names, so that every transfer looks the same. */
const shadows: readonly [what: string, statements: readonly string[]][] = [
  [
    'a function',
    [
      `CREATE FUNCTION public.json_build_array(
         bigint, text, text, text, text, bigint, bigint, uuid, jsonb, bigint, bigint, json)
       RETURNS json LANGUAGE sql AS $$ SELECT '[]'::json $$`,
    ],
  ],
  [
    'a function of text',
    [
      `CREATE FUNCTION public.convert_to(text, text) RETURNS bytea LANGUAGE sql AS $$ SELECT ''::bytea $$`,
    ],
  ],
  [
    'an aggregate',
    [
      'CREATE FUNCTION public.first_of(json, json) RETURNS json LANGUAGE sql AS $$ SELECT coalesce($1, $2) $$',
      'CREATE AGGREGATE public.json_agg(json) (SFUNC = public.first_of, STYPE = json)',
    ],
  ],
  [
    'an operator',
    [
      'CREATE FUNCTION public.nothing(numeric, integer) RETURNS numeric LANGUAGE sql AS $$ SELECT 0::numeric $$',
      'CREATE OPERATOR public.* (LEFTARG = numeric, RIGHTARG = integer, FUNCTION = public.nothing)',
    ],
  ],
  [
    'a table',
    [
      'CREATE SCHEMA shadow',
      'CREATE TABLE shadow.audit_entry (LIKE public.audit_entry)',
      'SET LOCAL search_path TO shadow, public',
    ],
  ],
]

const faults: readonly [
  what: string,
  statements: readonly string[],
  counters: Record<string, number>,
][] = [
  ['nothing', [], {}],
  [
    'an account without its floor',
    [`UPDATE ledger.account SET floor = NULL WHERE ${ada}`],
    { floors_off_the_chart: 1 },
  ],
  [
    'a chart without its floor',
    [`UPDATE ledger.chart SET floor = NULL WHERE kind = 'portfolio'`],
    { floors_off_the_chart: 1 },
  ],
  [
    'balanced legs added to an old transfer',
    [...lateLeg(3, ada, 100), ...lateLeg(4, obi, -100)],
    { postings_at_another_moment: 2, ...changedSeal },
  ],
  [
    'a posting of another kind than its transfer',
    [
      `UPDATE ledger.posting SET kind = 'bonus' WHERE transfer_id = ${transfer('ada-in')} AND leg = 2`,
    ],
    { postings_of_another_kind: 1, ...changedSeal },
  ],
  [
    'a posting that calls itself something else',
    [
      `UPDATE ledger.posting SET role = 'fee' WHERE transfer_id = ${transfer('ada-in')} AND leg = 2`,
    ],
    changedSeal,
  ],
  [
    'a posting after the account was closed',
    [
      `UPDATE ledger.account SET closed_at = NULL WHERE ${eve}`,
      `SELECT ledger.post('test', 'late', '\\x00', 'transfer-deposit', ARRAY['bank::NGN', 'wallet:eve:NGN'], ARRAY[-7, 7]::bigint[],
         ARRAY['deposit', 'deposit'])`,
      `UPDATE ledger.account SET closed_at = (SELECT c.closed_at FROM ledger.account_closing c WHERE c.account_id = id)
        WHERE ${eve}`,
    ],
    { postings_after_closing: 1 },
  ],
  [
    'an account opened again',
    [`UPDATE ledger.account SET closed_at = NULL WHERE ${eve}`],
    { reopened_accounts: 1 },
  ],
  [
    'a transfer that names a hold it did not use up',
    [`UPDATE ledger.transfer SET hold_id = ${hold('open-hold')} WHERE key = 'obi-in'`],
    { transfers_without_their_hold: 1, ...changedSeal },
  ],
  [
    'a hold that names another transfer than the one that used it up',
    [`UPDATE ledger.hold SET resolved_by = ${transfer('obi-in')} WHERE key = 'used-hold'`],
    { transfers_without_their_hold: 1, holds_posted_wrongly: 1 },
  ],
  [
    'a reversal of something else',
    [`UPDATE ledger.transfer SET reverses = ${transfer('ada-in')} WHERE key = 'mirror'`],
    { reversals_that_are_no_mirror: 1, ...changedSeal },
  ],
  [
    'a reversal of nothing',
    [`UPDATE ledger.transfer SET reverses = NULL WHERE key = 'mirror'`],
    { reversals_that_are_no_mirror: 1, ...changedSeal },
  ],
  [
    'a hold that gave back less than was left of it',
    [`UPDATE ledger.hold SET settled = 150 WHERE key = 'used-hold'`],
    { holds_posted_wrongly: 1 },
  ],
  [
    'a hold that took more than was set aside',
    [
      'ALTER TABLE ledger.hold DROP CONSTRAINT hold_settled_within',
      `UPDATE ledger.hold SET amount = 199 WHERE key = 'used-hold'`,
    ],
    { holds_posted_wrongly: 1 },
  ],
  [
    'a debt that the wallet does not show',
    [`UPDATE ledger.account SET owed = 0 WHERE ${obi}`],
    { wrong_debts: 1 },
  ],
  [
    'a conversion at another rate than its quote',
    ['UPDATE ledger.quote SET sold = 450, bought = 3'],
    { conversions_off_quote: 1 },
  ],
  [
    'a conversion with another fee than its quote',
    ['UPDATE ledger.quote SET fee = 3'],
    { conversions_off_quote: 1 },
  ],
  [
    'a quote used twice',
    [
      'DROP INDEX ledger.transfer_quote_once',
      `UPDATE ledger.transfer SET quote_id = (SELECT id FROM ledger.quote) WHERE key = 'not-sealed'`,
    ],
    { conversions_off_quote: 2 },
  ],
  [
    'another explanation',
    [`UPDATE ledger.transfer SET meta = '{"reference": "other"}' WHERE key = 'ada-in'`],
    changedSeal,
  ],
  [
    'another date',
    [
      `UPDATE ledger.transfer SET event_at = event_at - interval '1 microsecond' WHERE key = 'ada-in'`,
    ],
    changedSeal,
  ],
  [
    'another request',
    [`UPDATE ledger.transfer SET request_hash = '\\x01' WHERE key = 'ada-in'`],
    changedSeal,
  ],
  [
    'another owner of an account',
    [`UPDATE ledger.account SET holder = 'mallory' WHERE address = 'portfolio:1:NGN'`],
    changedSeal,
  ],
  [
    'a transfer taken out as if it had never been',
    [
      `UPDATE ledger.account a SET balance = balance - p.amount, version = version - 1
         FROM ledger.posting p WHERE p.account_id = a.id AND p.transfer_id = ${transfer('not-sealed')}`,
      `DELETE FROM ledger.posting WHERE transfer_id = ${transfer('not-sealed')}`,
      `DELETE FROM ledger.transfer WHERE key = 'not-sealed'`,
      `UPDATE ledger.account a SET balance = balance - p.amount, version = version - 1
         FROM ledger.posting p WHERE p.account_id = a.id AND p.transfer_id = ${transfer('under-the-second-seal')}`,
      `DELETE FROM ledger.posting WHERE transfer_id = ${transfer('under-the-second-seal')}`,
      `DELETE FROM ledger.transfer WHERE key = 'under-the-second-seal'`,
    ],
    changedSeal,
  ],
  [
    'a transfer put among old ones',
    [
      `INSERT INTO ledger.transfer (id, scope, key, request_hash, kind) OVERRIDING SYSTEM VALUE
       VALUES (0, 'test', 'slipped in', '\\x00', 'transfer-deposit')`,
    ],
    { empty_transfers: 1, unsealed_transfers: 1 },
  ],
  [
    'a transfer that nobody sealed in time',
    [
      `UPDATE ledger.transfer SET created_at = created_at - interval '6 minutes' WHERE key = 'not-sealed'`,
      `UPDATE ledger.posting SET posted_at = posted_at - interval '6 minutes' WHERE transfer_id = ${transfer('not-sealed')}`,
    ],
    { late_seals: 1 },
  ],
  [
    'a sum that is out of range, and goes on',
    [`UPDATE ledger.account SET held = 9223372036854775807 WHERE address = 'bank::NGN'`],
    { wrong_holds: 1 },
  ],
  [
    'a debt that is out of range',
    [`UPDATE ledger.account SET balance = -9223372036854775808 WHERE kind = 'receivable'`],
    { wrong_balances: 1, wrong_debts: 1 },
  ],
  [
    'a leg on an account that is not there',
    [
      `SELECT ledger.post('test', 'nowhere', '\\x00', 'transfer-deposit', ARRAY['bank::NGN', 'wallet:new:NGN'], ARRAY[-7, 7]::bigint[],
         ARRAY['deposit', 'deposit'])`,
      'SET CONSTRAINTS ALL IMMEDIATE',
      'ALTER TABLE ledger.posting DROP CONSTRAINT posting_in_account_currency',
      `DELETE FROM ledger.account WHERE address = 'wallet:new:NGN'`,
    ],
    { postings_without_account: 1 },
  ],
  [
    'money set aside on an account that is not there',
    [
      'ALTER TABLE ledger.hold DROP CONSTRAINT hold_account_id_account_id_fk',
      `INSERT INTO ledger.hold (scope, key, account_id, amount) VALUES ('test', 'nowhere', 777, 5)`,
    ],
    { holds_without_account: 1 },
  ],
  [
    'an entry beside the log',
    [
      `INSERT INTO audit_entry SELECT (jsonb_populate_record(e, '{"number": -1, "id": "00000000-0000-4000-8000-000000000009"}')).*
         FROM audit_entry e WHERE number = 3`,
    ],
    { broken_audit_entries: 1 },
  ],
  [
    'a seal beside the chain',
    [
      `INSERT INTO ledger.seal SELECT (jsonb_populate_record(s, '{"number": 0}')).* FROM ledger.seal s WHERE number = 1`,
    ],
    { gaps_in_seals: 1 },
  ],
  [
    'moments without a number',
    [
      `UPDATE audit_entry SET happened_at = 'infinity' WHERE number = 2`,
      `UPDATE ledger.seal SET sealed_at = 'infinity' WHERE number = 1`,
      `UPDATE ledger.transfer SET event_at = 'infinity' WHERE key = 'ada-in'`,
    ],
    { broken_audit_entries: 1, forged_seals: 1, ...changedSeal },
  ],
  [
    'a transfer under a seal that is not there yet',
    [`INSERT INTO ledger.sealed_transfer SELECT ${transfer('not-sealed')}, 777`],
    { transfers_under_no_seal: 1 },
  ],
  [
    'a transfer under a seal that was made without it',
    [`INSERT INTO ledger.sealed_transfer SELECT ${transfer('not-sealed')}, 1`],
    changedSeal,
  ],
  [
    'a row under a seal for a transfer that is not there yet',
    ['INSERT INTO ledger.sealed_transfer VALUES (777, 1)'],
    changedSeal,
  ],
  [
    'what hides behind an account far beyond the others',
    [
      `INSERT INTO ledger.account (id, kind, holder, currency, floor) OVERRIDING SYSTEM VALUE
       VALUES (9000000000000000000, 'wallet', 'far', 'NGN', 0)`,
      `UPDATE ledger.account SET balance = balance + 1 WHERE ${ada}`,
    ],
    { wrong_balances: 1 },
  ],
  [
    'a transfer far beyond the others',
    [
      `INSERT INTO ledger.transfer (id, scope, key, request_hash, kind) OVERRIDING SYSTEM VALUE
       VALUES (9000000000000000000, 'test', 'far', '\\x00', 'transfer-deposit')`,
    ],
    { empty_transfers: 1 },
  ],
  ['a seal taken out', ['DELETE FROM ledger.seal WHERE number = 1'], { gaps_in_seals: 1 }],
  [
    'a seal changed to fit changed transfers, without the key',
    [`UPDATE ledger.seal SET hash = sha256('anything') WHERE number = 1`],
    { forged_seals: 1, gaps_in_seals: 1 },
  ],
  [
    'a seal of a key that is not here',
    [`UPDATE ledger.seal SET key_id = 'another' WHERE number = 1`],
    { seals_of_an_unknown_key: 1 },
  ],
  [
    'an entry of the log changed',
    [`UPDATE audit_entry SET actor_name = 'Somebody else' WHERE number = 2`],
    { broken_audit_entries: 1 },
  ],
  [
    'the last entry of the log cut off',
    ['DELETE FROM audit_entry WHERE number = 3'],
    { sealed_audit_entries_gone: expect.any(Number) },
  ],
  [
    'a log written anew without the key',
    [
      `UPDATE audit_entry SET key_id = NULL, detail = 'new' WHERE number = 3`,
      `UPDATE audit_entry SET hash = sha256('anything') WHERE number = 3`,
    ],
    { broken_audit_entries: 1, sealed_audit_entries_gone: expect.any(Number) },
  ],
]

describe('the check of the books', () => {
  it.each(faults)('counts %s', async (_, statements, counters) => {
    expect(await countersAfter(statements)).toEqual(counters)
  })

  it('detects a change of any column of a sealed transfer and its postings', async () => {
    const columns = await db.query<{ table: string; name: string; type: string }>({
      text: `SELECT attrelid::regclass::text AS "table", attname AS name, atttypid::regtype::text AS type
               FROM pg_attribute
              WHERE attrelid IN ('ledger.transfer'::regclass, 'ledger.posting'::regclass)
                AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    })
    expect(columns.length).toBeGreaterThan(15)
    for (const { table, name, type } of columns) {
      const counters = await countersAfter([
        dropRules,
        `UPDATE ${table} SET ${name} = ${anotherValue(name, type)}
          WHERE ${table === 'ledger.transfer' ? 'id' : 'leg = 1 AND transfer_id'} = ${transfer('ada-in')}`,
      ])
      expect([name, counters]).toEqual([name, expect.objectContaining(changedSeal)])
    }
  })

  it.each(shadows)('is not misled by %s of another schema', async (_, statements) => {
    expect(await countersAfter(statements)).toEqual({})
  })
})
