import { operators } from '@kinfold/personas/operators/operators'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { openWallet } from '#test/ledger/wrong-balance.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { readFees } from '../modules/club/fee/read-fees.ts'
import { seedDemoClub } from '../seed/seed-demo-club.ts'
import { readMode, settleMode } from './settle-mode.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.close())

const asOwner = (text: string) => db.asOwner(owner => owner.query({ text }))

const noSandbox = 'belongs to a live club, so no sandbox opens on it; set KINFOLD_MODE=live'
const notLive = 'belongs to a sandbox, so no live club opens on it'

async function addAccount(email: string, id: string = crypto.randomUUID()): Promise<void> {
  await db.query({
    text: `INSERT INTO account (id, email, email_key, password_hash, password_changed_at, created_at)
           VALUES ($1, $2, lower($2), '!', now(), now())`,
    values: [id, email],
  })
}

describe('the mode of a database', () => {
  it('is the one it was first opened in, and the other one is refused', async () => {
    await settleMode(db, 'live')
    await expect(settleMode(db, 'sandbox')).rejects.toThrow(noSandbox)
    await settleMode(db, 'live')
    expect(await readMode(db)).toBe('live')
  })

  it('says how long money by card waits at first, which a sandbox would only be slowed by', async () => {
    const days = async () =>
      (await readFees(db)).map(({ gateway, clearing_days }) => `${gateway} ${clearing_days}`)
    expect(await days()).toContain('card 2')
    await settleMode(db, 'sandbox')
    expect(new Set(await days())).toEqual(
      new Set(['card 0', 'card_us 0', 'transfer 0', 'card null', 'card_us null']),
    )
  })

  it('is the same for servers that start at once', async () => {
    const starts = await Promise.allSettled(
      (['live', 'sandbox', 'live', 'sandbox'] as const).map(mode => settleMode(db, mode)),
    )
    const kept = await readMode(db)
    expect(starts.map(({ status }) => status === 'fulfilled')).toEqual(
      ['live', 'sandbox', 'live', 'sandbox'].map(mode => mode === kept),
    )
  })

  it('is never changed by a statement', async () => {
    await settleMode(db, 'sandbox')
    for (const text of [
      `UPDATE club_mode SET mode = 'live'`,
      'DELETE FROM club_mode',
      'TRUNCATE club_mode',
    ]) {
      await expect(asOwner(text)).rejects.toThrow('never changes')
    }
    const another = { text: `INSERT INTO club_mode (only_row, mode) VALUES (false, 'live')` }
    await expect(db.query(another)).rejects.toThrow()
    await expect(settleMode(db, 'live')).rejects.toThrow(notLive)
  })

  it('is live when the database had accounts before modes were recorded', async () => {
    await addAccount('amara@club.example')
    await expect(settleMode(db, 'sandbox')).rejects.toThrow(noSandbox)
    expect(await readMode(db)).toBe(undefined)
    await settleMode(db, 'live')
    expect(await readMode(db)).toBe('live')
  })

  it('is live when money moved before modes were recorded', async () => {
    await openWallet(db)
    await expect(settleMode(db, 'sandbox')).rejects.toThrow(noSandbox)
  })

  it('is live when the demo club is beside other accounts, and the start is refused', async () => {
    await addAccount('amara@club.example')
    await addAccount(operators.zainab.email, operators.zainab.operatorId)
    await expect(settleMode(db, 'sandbox')).rejects.toThrow(noSandbox)
    await expect(settleMode(db, 'live')).rejects.toThrow('zainab@kinfold.example')
    expect(await readMode(db)).toBe(undefined)
  })

  it.each(Object.values(operators))('is never live with $key of the demo club', async operator => {
    await settleMode(db, 'live')
    await addAccount('renamed@club.example', operator.operatorId)
    await expect(settleMode(db, 'live')).rejects.toThrow('passwords are published')
    await db.query({ text: 'DELETE FROM account' })
    await settleMode(db, 'live')
    await addAccount(operator.email.toUpperCase())
    await expect(settleMode(db, 'live')).rejects.toThrow('passwords are published')
  })
})

describe('the demo club', () => {
  let server: TestServer | undefined
  const serve = async (mode: 'sandbox' | 'live') => {
    await settleMode(db, mode)
    server = await createTestServer({ db })
    return server.parts.services
  }
  afterEach(async () => {
    await server?.[Symbol.asyncDispose]()
    server = undefined
  })
  const accounts = () => db.query({ text: 'SELECT email FROM account' })

  it('makes a database of an earlier version a sandbox', async () => {
    const services = await serve('sandbox')
    expect(await seedDemoClub(services, new Date(referenceMoment))).toBe(true)
    await asOwner('ALTER TABLE club_mode DISABLE TRIGGER USER')
    await asOwner('DELETE FROM club_mode')
    await expect(settleMode(db, 'live')).rejects.toThrow(notLive)
    await settleMode(db, 'sandbox')
    expect(await readMode(db)).toBe('sandbox')
  })

  it('is not added beside other people', async () => {
    await addAccount('amara@club.example')
    await db.query({ text: `INSERT INTO club_mode (mode) VALUES ('sandbox')` })
    const services = await serve('sandbox')
    expect(await seedDemoClub(services, new Date(referenceMoment))).toBe(false)
    expect(await accounts()).toEqual([{ email: 'amara@club.example' }])
  })

  it('is not added to a live club, whatever the setting says', async () => {
    const sandbox = await serve('sandbox')
    await asOwner('ALTER TABLE club_mode DISABLE TRIGGER USER')
    await asOwner(`UPDATE club_mode SET mode = 'live'`)
    await expect(seedDemoClub(sandbox, new Date(referenceMoment))).rejects.toThrow(
      'this database is not a sandbox',
    )
    expect(await accounts()).toEqual([])
  })
})
