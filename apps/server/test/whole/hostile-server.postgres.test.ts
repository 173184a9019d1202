// An attacker who can send any statement as the serving role: what they can't do to the ledger, the
// audit log, the tables and the server.
import { money } from '@kinfold/contract/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPrivileges } from '#src/db/read-privileges.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { appendAudit } from '#src/modules/base/audit/append-audit.ts'
import { testKeys } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { openWallet } from '#test/ledger/wrong-balance.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await openWallet(db)
  await reserve(db, {
    attempt: idempotencyKey('test', 'hold'),
    account: 'wallet:ada:NGN',
    amount: money('NGN', 100n),
  })
  const by = { kind: 'system', id: null, name: 'Test' } as const
  await db.transaction(tx =>
    appendAudit({ chainKeys: testKeys }, tx, {
      at: new Date(),
      actor: by,
      action: 'file.viewed',
      subject: 'club',
    }),
  )
})
afterAll(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

const denied = '42501'
const codeOf = async (text: string) => {
  try {
    await db.transaction(tx => tx.query({ text }))
    return 'accepted'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}
const refuses = (statements: readonly string[], code = denied) =>
  it.each(statements)('refuses: %s', async text => {
    expect(await codeOf(text)).toBe(code)
  })

describe('another role', () => {
  refuses([
    'SET ROLE kinfold_ledger',
    'SET ROLE kinfold_owner',
    'SET LOCAL ROLE kinfold_ledger',
    `SELECT set_config('role', 'kinfold_ledger', false)`,
    'SET SESSION AUTHORIZATION kinfold_owner',
    'SET SESSION AUTHORIZATION kinfold',
    'GRANT kinfold_ledger TO kinfold_app',
    'GRANT kinfold_owner TO CURRENT_USER',
    'ALTER ROLE kinfold_app SUPERUSER',
    'ALTER ROLE kinfold_app CREATEROLE',
    `ALTER ROLE kinfold_owner PASSWORD 'mine'`,
    'CREATE ROLE another LOGIN',
    'DROP ROLE kinfold_ledger',
    'REASSIGN OWNED BY kinfold_owner TO kinfold_app',
    'DROP OWNED BY kinfold_owner',
    'ALTER DEFAULT PRIVILEGES FOR ROLE kinfold_owner GRANT ALL ON TABLES TO kinfold_app',
  ])
})

describe('the guards', () => {
  refuses([
    'ALTER TABLE ledger.account DISABLE TRIGGER USER',
    'ALTER TABLE ledger.account DISABLE TRIGGER by_function_only',
    'ALTER TABLE ledger.posting DISABLE TRIGGER ALL',
    'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_is_kept',
    'ALTER TABLE ledger.account DROP CONSTRAINT no_overdraft',
    'ALTER TABLE ledger.chart OWNER TO kinfold_app',
    'ALTER SCHEMA ledger OWNER TO kinfold_app',
    'ALTER FUNCTION ledger.post OWNER TO kinfold_app',
    'ALTER FUNCTION ledger.close_account(text) SET search_path TO public',
    'ALTER FUNCTION ledger.close_account(text) SECURITY INVOKER',
    'DROP FUNCTION ledger.refuse() CASCADE',
    'DROP TRIGGER append_only ON ledger.posting',
    'DROP TABLE ledger.posting CASCADE',
    'CREATE TRIGGER mine BEFORE INSERT ON ledger.posting FOR EACH ROW EXECUTE FUNCTION keep_audit_entry()',
    'CREATE TRIGGER mine BEFORE INSERT ON member FOR EACH ROW EXECUTE FUNCTION keep_audit_entry()',
    'CREATE RULE mine AS ON INSERT TO ledger.posting DO INSTEAD NOTHING',
    'CREATE POLICY mine ON ledger.account USING (true)',
    'SET session_replication_role = replica',
    'SET LOCAL session_replication_role = replica',
    'ALTER ROLE kinfold_app SET session_replication_role = replica',
    'CREATE EVENT TRIGGER mine ON ddl_command_start EXECUTE FUNCTION keep_audit_entry()',
  ])
})

describe('rows that stay as they are', () => {
  refuses([
    'UPDATE ledger.chart SET floor = NULL',
    `INSERT INTO ledger.chart (kind, floor, meaning) VALUES ('mine', NULL, 'mine')`,
    'DELETE FROM ledger.chart',
    'UPDATE ledger.account SET balance = balance + 1',
    'UPDATE ledger.account SET held = 0',
    'UPDATE ledger.account SET floor = NULL',
    'UPDATE ledger.account SET closed_at = NULL',
    `INSERT INTO ledger.account (kind, holder, currency) VALUES ('wallet', 'rich', 'NGN')`,
    'DELETE FROM ledger.account',
    'UPDATE ledger.posting SET amount = amount + 1',
    'INSERT INTO ledger.posting SELECT * FROM ledger.posting',
    'DELETE FROM ledger.posting',
    `INSERT INTO ledger.transfer (scope, key, request_hash, kind) VALUES ('x', 'x', '', 'fee')`,
    `UPDATE ledger.transfer SET meta = '{}'`,
    'DELETE FROM ledger.transfer',
    `UPDATE ledger.hold SET state = 'voided'`,
    `INSERT INTO ledger.hold (scope, key, account_id, amount) SELECT 'x', 'x', id, 1 FROM ledger.account`,
    'DELETE FROM ledger.hold',
    'TRUNCATE ledger.posting',
    'TRUNCATE ledger.transfer CASCADE',
    'TRUNCATE ledger.account CASCADE',
    `MERGE INTO ledger.chart c USING (SELECT 'wallet' AS kind) m ON c.kind = m.kind WHEN MATCHED THEN UPDATE SET floor = NULL`,
    'SELECT id FROM ledger.account FOR UPDATE',
    'LOCK TABLE ledger.account IN ACCESS EXCLUSIVE MODE',
    `SELECT nextval('ledger.transfer_id_seq')`,
    `SELECT setval('ledger.transfer_id_seq', 1)`,
    'ALTER SEQUENCE ledger.transfer_id_seq RESTART',
    `UPDATE audit_entry SET detail = 'nothing'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'TRUNCATE member CASCADE',
    'DELETE FROM schema_migration',
    `UPDATE schema_migration SET hash = ''`,
    `INSERT INTO schema_migration (name, hash) VALUES ('9999_mine', '')`,
    'COPY ledger.account FROM STDIN',
    "COPY audit_entry (detail) FROM PROGRAM 'echo x'",
  ])
})

describe('functions that are not for callers', () => {
  refuses([
    `SELECT ledger.open_accounts(ARRAY['wallet:rich:NGN'])`,
    `SELECT ledger.hold_to_post(1, false, ARRAY['wallet:ada:NGN'], ARRAY[-100])`,
    'SELECT ledger.check_reversal(1, 1)',
    'SELECT ledger.refuse()',
    'SELECT ledger.check_sum()',
  ])
  // Callable, and run with no more rights than its caller's.
  refuses([
    `SELECT pgboss.job_table_run('ALTER TABLE ledger.account DISABLE TRIGGER USER', 'account')`,
    `SELECT pgboss.create_queue('mine', '{"partition": true, "policy": "standard"}')`,
  ])
})

describe('names that stand before others', () => {
  refuses([
    'CREATE SCHEMA kinfold_app',
    'CREATE TABLE public.account_2 (id int)',
    'CREATE TABLE ledger.mine (id int)',
    'CREATE TABLE pgboss.mine (id int)',
    'CREATE VIEW public.mine AS SELECT 1',
    `CREATE FUNCTION public.sum(bigint) RETURNS bigint LANGUAGE sql AS 'SELECT 0::bigint'`,
    `CREATE FUNCTION ledger.mine() RETURNS void LANGUAGE sql AS 'SELECT'`,
    `CREATE FUNCTION pgboss.job_now(int) RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    'CREATE OPERATOR public.= (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq)',
    'CREATE TYPE public.money_type AS ENUM ()',
    'CREATE DOMAIN public.mine AS int',
    'CREATE SEQUENCE public.mine',
    'CREATE TEMP TABLE account (id int)',
    'CREATE TEMP VIEW member AS SELECT 1',
    'CREATE TEMP SEQUENCE mine',
    'SELECT 1 AS id INTO TEMP TABLE account',
    'CREATE EXTENSION pgcrypto',
    'ALTER TABLE member RENAME TO mine',
    'CREATE INDEX mine ON member (id)',
  ])
})

describe('the server itself', () => {
  refuses(
    [
      `SELECT pg_read_file('postgresql.conf')`,
      `SELECT pg_ls_dir('.')`,
      `COPY (SELECT 1) TO '/tmp/kinfold-mine'`,
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      `SELECT lo_import('/etc/hostname')`,
      `SELECT lo_create(0)`,
      `SELECT lo_creat(-1)`,
      `SELECT lo_from_bytea(0, 'x')`,
      'SELECT rolpassword FROM pg_authid',
      'ALTER DATABASE postgres CONNECTION LIMIT 0',
      'CREATE PUBLICATION mine FOR TABLE member',
      `CREATE FOREIGN DATA WRAPPER mine`,
      'CHECKPOINT',
      `SELECT pg_reload_conf()`,
      `SELECT pg_create_physical_replication_slot('mine')`,
      `SET log_statement = 'none'`,
    ],
    denied,
  )
})

it('creates no database and changes no setting of the server', async () => {
  for (const text of ['CREATE DATABASE mine', 'ALTER SYSTEM SET fsync = off']) {
    await expect(db.query({ text })).rejects.toMatchObject({ code: denied })
  }
})

// PostgreSQL answers these with a warning alone.
it.each([
  'GRANT ALL ON ALL TABLES IN SCHEMA ledger TO kinfold_app',
  'GRANT ALL ON audit_entry TO PUBLIC',
  'GRANT ALL ON SCHEMA ledger TO kinfold_app',
  'GRANT ALL ON ALL SEQUENCES IN SCHEMA ledger TO kinfold_app',
])('gives itself nothing by: %s', async text => {
  const before = await readPrivileges(db, 'kinfold_app')
  await db.query({ text })
  expect(await readPrivileges(db, 'kinfold_app')).toEqual(before)
})

it('takes the search path for its own statements alone, not for the functions of the ledger', async () => {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL search_path TO pgboss, public' })
    await tx.query({
      text: `SELECT ledger.post('test', 'path', '', 'transfer-deposit', ARRAY['bank::NGN', 'wallet:ada:NGN'], ARRAY[-1, 1], ARRAY['deposit', 'deposit'])`,
    })
  })
  expect(await readAuditFindings(db)).toEqual(new Map())
})

it('does not post into the red, however the session is set', async () => {
  const text = `SELECT ledger.post('test', 'red', '', 'fee', ARRAY['wallet:ada:NGN', 'bank::NGN'], ARRAY[-100000, 100000], ARRAY['fee', 'fee'])`
  const settings = ['SET CONSTRAINTS ALL DEFERRED', 'SET LOCAL transform_null_equals = on']
  for (const setting of settings) expect(await codeOf(`${setting}; ${text}`)).toBe('23514')
})

it('can still do its work', async () => {
  expect(await codeOf(`SELECT ledger.release(1)`)).toBe('accepted')
  expect(await codeOf('UPDATE member SET pep = pep')).toBe('accepted')
})
