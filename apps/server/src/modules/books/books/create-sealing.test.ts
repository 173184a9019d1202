import { beforeEach, expect, it } from 'vitest'
import {
  appendTestEntry,
  createTestSealing,
  fillSmallBooks,
  postOne,
  sealCompletely,
  testKeys,
  testSecret,
} from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { createChainKeys } from '../../../security/chain-keys.ts'
import { checkBooks, theBeginning } from './check-books.ts'
import { readHeads } from './read-heads.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
  return () => db.close()
})

const findings = async (keys = testKeys) => {
  const checked = await checkBooks(db, keys, theBeginning)
  return Object.fromEntries([...checked.findings].map(([counter, { count }]) => [counter, count]))
}
const seals = () =>
  db.query<{ number: bigint; transfers: number; key_id: string }>({
    text: 'SELECT number, transfers, key_id FROM ledger.seal ORDER BY number',
  })
const lastSeal = async () => (await readHeads(db)).seal.number

it('seals each transfer once, and says up to where the chain is complete', async () => {
  await fillSmallBooks(db)
  const sealing = createTestSealing(db)
  await sealCompletely(sealing)
  await postOne(db, 'later')
  await sealCompletely(sealing)
  expect(await findings()).toEqual({})
  const [row] = await db.query<{ sealed: bigint; all: bigint; newest: bigint }>({
    text: `SELECT (SELECT count(*) FROM ledger.sealed_transfer) AS sealed, count(*) AS "all", max(id) AS newest
             FROM ledger.transfer`,
  })
  expect(row?.sealed).toBe(row?.all)
  expect((await readHeads(db)).seal.completeTo).toBe(row?.newest)
})

it('adds no seal while nothing happens, in this process or another', async () => {
  await fillSmallBooks(db)
  await sealCompletely(createTestSealing(db))
  const before = await lastSeal()
  await sealCompletely(createTestSealing(db))
  expect(await lastSeal()).toBe(before)
})

it('seals more than one batch, in seals of bounded size', async () => {
  await db.query({
    text: `DO $$ BEGIN FOR n IN 1..5600 LOOP PERFORM ledger.post('many', n::text, '\\x00', 'transfer-deposit',
      ARRAY['bank::NGN', 'wallet:' || n % 50 || ':NGN'], ARRAY[-100, 100]::bigint[],
      ARRAY['deposit', 'deposit']); END LOOP; END $$`,
  })
  await createTestSealing(db).sealAll()
  const made = await seals()
  expect(made.length).toBeGreaterThan(1)
  expect(Math.max(...made.map(({ transfers }) => transfers))).toBeLessThanOrEqual(5_000)
  expect(made.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(5_600)
  expect(await findings()).toEqual({})
})

it('seals the operators’ log when no money moved', async () => {
  await appendTestEntry(db, 'entry')
  await createTestSealing(db).sealAll()
  const [row] = await db.query<{ audit_number: bigint; transfers: number }>({
    text: 'SELECT audit_number, transfers FROM ledger.seal',
  })
  expect(row).toEqual({ audit_number: 1n, transfers: 0 })
})

it('continues the chain under a new secret, and needs the old one to verify it', async () => {
  await fillSmallBooks(db)
  await sealCompletely(createTestSealing(db))
  const before = await lastSeal()
  const [old, next] = [testSecret, 'the secret that follows it in these tests']
  const keys = createChainKeys(next, [old])
  await postOne(db, 'under the new secret')
  await appendTestEntry(db, 'under the new secret', keys)
  await createTestSealing(db, { keys }).sealAll()
  expect((await seals()).at(-1)).toMatchObject({ number: before + 1n, key_id: keys.keyId })
  expect(await findings(keys)).toEqual({})
  expect(await findings(createChainKeys(next))).toEqual({
    seals_of_an_unknown_key: Number(before),
    audit_entries_of_an_unknown_key: 3,
  })
})

it('detects a seal made without the secret', async () => {
  await fillSmallBooks(db)
  await sealCompletely(createTestSealing(db))
  await postOne(db, 'with a forged seal')
  // The key's name is in the database; the key isn't.
  const { sign } = createChainKeys('whatever an intruder guesses')
  const { keyId } = createChainKeys('whatever an intruder guesses')
  const forger = {
    keyId: testKeys.keyId,
    sign: (...[purpose, text]: Parameters<typeof sign>) => sign(purpose, text, keyId),
  }
  await createTestSealing(db, { keys: forger }).sealAll()
  await appendTestEntry(db, 'forged', forger)
  expect(await findings()).toEqual({ forged_seals: 1, broken_audit_entries: 1 })
})

it('notices that seals it has seen have disappeared', async () => {
  await fillSmallBooks(db)
  const sealing = createTestSealing(db)
  await sealCompletely(sealing)
  expect(sealing.findings()).toEqual(new Map())
  const last = await lastSeal()
  for (const text of [
    'ALTER TABLE ledger.seal DISABLE TRIGGER USER',
    `DELETE FROM ledger.seal WHERE number = ${last}`,
    'ALTER TABLE ledger.seal ENABLE TRIGGER USER',
  ]) {
    await db.asOwner(owner => owner.query({ text }))
  }
  await sealing.sealAll()
  expect([...sealing.findings()]).toEqual([['seals_gone', { count: 1, example: String(last) }]])
})
