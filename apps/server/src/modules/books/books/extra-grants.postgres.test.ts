// Rights that the owner of the books gives away past the migrations, as the serving role's check sees them.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { urlOf } from '#test/databases/prepare-postgres.ts'
import { openPostgres } from '../../../db/open-postgres.ts'
import { checkLedgerRules } from './check-ledger-rules.ts'
import { longStatements } from './long-statements.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const check = () => checkLedgerRules(longStatements(db))
const found = (count: number, example: string) => new Map([['changed_rules', { count, example }]])
const asOwner = (text: string) => db.asOwner(owner => owner.query({ text }))

it('finds nothing as the migrations leave it', async () => {
  expect(await check()).toEqual(new Map())
})

describe('finds what is given beyond', () => {
  it.each([
    ['UPDATE ON ledger.account', 'kinfold_app', 'UPDATE on ledger.account for kinfold_app'],
    ['UPDATE (floor) ON ledger.chart', 'kinfold_app', 'UPDATE on ledger.chart for kinfold_app'],
    ['INSERT ON ledger.posting', 'PUBLIC', 'INSERT on ledger.posting for PUBLIC'],
    ['SELECT ON ledger.posting', 'PUBLIC', 'SELECT on ledger.posting for PUBLIC'],
    [
      'UPDATE ON SEQUENCE ledger.hold_id_seq',
      'kinfold_app',
      'UPDATE on ledger.hold_id_seq for kinfold_app',
    ],
    [
      'EXECUTE ON FUNCTION ledger.refuse()',
      'kinfold_app',
      'EXECUTE on ledger.refuse for kinfold_app',
    ],
    [
      'EXECUTE ON FUNCTION ledger.release(bigint, text)',
      'pg_monitor',
      'EXECUTE on ledger.release for pg_monitor',
    ],
    ['CREATE ON SCHEMA ledger', 'kinfold_app', 'CREATE on ledger for kinfold_app'],
    ['DELETE ON audit_entry', 'kinfold_app', 'DELETE on public.audit_entry for kinfold_app'],
    ['TRIGGER ON ledger.hold', 'pg_monitor', 'TRIGGER on ledger.hold for pg_monitor'],
  ])('%s to %s', async (right, role, name) => {
    await asOwner(`GRANT ${right} TO ${role}`)
    expect(await check()).toEqual(found(1, name))
    await asOwner(`REVOKE ${right} FROM ${role}`)
    expect(await check()).toEqual(new Map())
  })

  it('a right that may be given on', async () => {
    await asOwner('GRANT SELECT ON ledger.quote TO kinfold_app WITH GRANT OPTION')
    expect(await check()).toEqual(found(1, 'SELECT on ledger.quote for kinfold_app'))
    await asOwner('REVOKE GRANT OPTION FOR SELECT ON ledger.quote FROM kinfold_app')
  })
})

class Undone extends Error {}

// Uncommitted: roles belong to the whole server, which others use as well.
it.each([
  ['GRANT kinfold_ledger TO kinfold_app', 'kinfold_app is a member of kinfold_ledger'],
  ['GRANT pg_write_all_data TO kinfold_app', 'kinfold_app is a member of pg_write_all_data'],
  ['ALTER ROLE kinfold_app SUPERUSER', 'kinfold_app is a superuser'],
])('finds what makes more of the role: %s', async (statement, name) => {
  const template = inject('testDatabaseTemplate')
  if (template.engine === 'embedded') throw new Error('this test is about roles')
  const database = new URL(db.settings.url ?? '').pathname.slice(1)
  const administrator = openPostgres({ url: urlOf(template.url, database), poolSize: 1 })
  try {
    const planted = administrator.transaction(async tx => {
      await tx.query({ text: statement })
      await tx.query({ text: 'SET LOCAL SESSION AUTHORIZATION kinfold_app' })
      expect(await checkLedgerRules(tx)).toEqual(found(1, name))
      throw new Undone()
    })
    await expect(planted).rejects.toThrow(Undone)
  } finally {
    await administrator.close()
  }
})

it('lets others look at the books', async () => {
  await asOwner(
    'GRANT USAGE ON SCHEMA ledger TO pg_monitor; GRANT SELECT ON ledger.transfer TO pg_monitor',
  )
  expect(await check()).toEqual(new Map())
})
