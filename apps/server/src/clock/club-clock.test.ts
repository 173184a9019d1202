import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import {
  attempt,
  deposit,
  memberWith,
  naira,
  refusal,
  walletOfMember,
} from '#test/ledger/test-ledger.ts'
import { walletOf } from '../ledger/account-address.ts'
import { closeMonth } from '../ledger/close-month.ts'
import { expireHolds } from '../ledger/expire-holds.ts'
import { post } from '../ledger/post.ts'
import { reserve } from '../ledger/reserve.ts'
import { settleMode } from '../mode/settle-mode.ts'
import { createClubClock, readAhead } from './create-club-clock.ts'
import { moveClock } from './move-clock.ts'

const day = 86_400_000
let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.close())

const real = new Date('2026-03-02T09:00:00Z')
const clockIn = (mode: 'sandbox' | 'live') => createClubClock(mode, () => real)
const later = (days: number) => new Date(real.getTime() + days * day)
const asOwner = (text: string) => db.asOwner(owner => owner.query({ text }))

/** How far the database's own club time is ahead of its real time, in days. */
async function daysAhead(): Promise<number> {
  const [row] = await db.query<{ days: number }>({
    text: `SELECT round(extract(epoch FROM ledger.club_now() - clock_timestamp()) / 86400)::int AS days`,
  })
  return row?.days ?? Number.NaN
}

describe('the clock of a sandbox', () => {
  beforeEach(() => settleMode(db, 'sandbox'))

  it('is real time until it is moved, and then ahead of it, for everyone at once', async () => {
    const { now } = clockIn('sandbox')
    expect(await now(db)).toEqual(real)
    expect(await daysAhead()).toBe(0)
    expect(await moveClock(db, 30 * day)).toBe(30 * day)
    expect(await now(db)).toEqual(later(30))
    expect(await clockIn('sandbox').now(db)).toEqual(later(30))
    expect(await daysAhead()).toBe(30)
  })

  it('is read once in a transaction', async () => {
    const { now } = clockIn('sandbox')
    const days = await db.transaction(async tx => {
      const before = await now(tx)
      await moveClock(tx, day)
      return [before, await now(tx)]
    })
    expect(days).toEqual([real, real])
    expect(await db.transaction(now)).toEqual(later(1))
  })

  it('never goes back', async () => {
    await moveClock(db, 30 * day)
    expect(await moveClock(db, 10 * day)).toBe(30 * day)
    expect(await moveClock(db, -day)).toBe(30 * day)
    expect(await readAhead(db)).toBe(30 * day)
    const asLedger = (text: string) =>
      db.asOwner(owner =>
        owner.transaction(async tx => {
          await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
          await tx.query({ text })
        }),
      )
    const back = 'UPDATE ledger.club_clock SET ahead_ms = 0'
    await expect(asLedger(back)).rejects.toThrow('never goes back')
    await expect(asLedger('DELETE FROM ledger.club_clock')).rejects.toThrow('refuses')
    await expect(asLedger('TRUNCATE ledger.club_clock')).rejects.toThrow('refuses')
    for (const text of [back, 'INSERT INTO ledger.club_clock (ahead_ms) VALUES (1)']) {
      await expect(asOwner(text)).rejects.toThrow('refuses')
    }
  })

  it('can start in the past, while no money has moved', async () => {
    await moveClock(db, -200 * day)
    expect(await daysAhead()).toBe(-200)
    await memberWith(db, 1n)
    await moveClock(db, -199 * day)
    expect(await daysAhead()).toBe(-199)
  })

  it('is not set to the past once money has moved', async () => {
    await memberWith(db, 1n)
    await expect(moveClock(db, -day)).rejects.toThrow('never goes back')
    expect(await readAhead(db)).toBe(0)
  })

  it('moves no further than dates are kept', async () => {
    await expect(moveClock(db, 30_000 * day)).rejects.toThrow('club_clock_within')
  })

  it('is the time of everything in the books', async () => {
    const member = await memberWith(db, 1_000n)
    const month = '2026-01-01'
    const expiresAt = new Date(Date.now() + 10 * day)
    const held = { attempt: attempt(), account: walletOf(member, 'NGN'), amount: naira(7n) }
    await reserve(db, { ...held, expiresAt })
    expect(await expireHolds(db)).toBe(0)
    await moveClock(db, 11 * day)
    expect(await expireHolds(db)).toBe(1)
    expect((await walletOfMember(db, member)).held).toBe(0n)

    await post(db, deposit(member, 5n))
    const [booked] = await db.query<Record<string, number>>({
      text: `SELECT ${['t.created_at', 't.event_at', 'p.posted_at']
        .map(moment => `round(extract(epoch FROM ${moment} - clock_timestamp()) / 86400)::int`)
        .map((days, place) => `${days} AS d${place}`)}
               FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id
              ORDER BY t.id DESC LIMIT 1`,
    })
    expect(Object.values(booked ?? {})).toEqual([11, 11, 11])

    // A month that is over by the club's time can be closed, and nothing more is booked in it.
    await moveClock(db, 800 * day)
    const inMonth = new Date(`${month.slice(0, 7)}-15T12:00:00Z`)
    await post(db, { ...deposit(member, 1n), eventAt: inMonth })
    const by = crypto.randomUUID()
    await closeMonth(db, { month, closedBy: by, confirmedBy: crypto.randomUUID() })
    const late = post(db, { ...deposit(member, 1n), eventAt: inMonth })
    expect(await refusal(late)).toBe('month-closed')
  })
})

it('a live club has no other time than the real one', async () => {
  await settleMode(db, 'live')
  await expect(moveClock(db, day)).rejects.toThrow('only a sandbox')
  await expect(moveClock(db, 0)).rejects.toThrow('only a sandbox')
  const unasked = new Proxy(db, {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  expect(await clockIn('live').now(unasked)).toEqual(real)
  expect(await daysAhead()).toBe(0)
})

it('no clock is moved before the mode of a database is known', async () => {
  await expect(moveClock(db, day)).rejects.toThrow('only a sandbox')
})

it('the ledger reads no other clock', async () => {
  const others = await db.query<{ name: string }>({
    text: `SELECT proname AS name FROM pg_proc
            WHERE pronamespace = 'ledger'::regnamespace AND prosrc ~ '(clock_timestamp|now)\\(\\)'
              AND regexp_replace(prosrc, 'ledger\\.club_now\\(\\)', '', 'g') ~ '(clock_timestamp|now)\\(\\)'
           UNION ALL
           SELECT table_name || '.' || column_name FROM information_schema.columns
            WHERE table_schema = 'ledger' AND column_default ~ '(clock_timestamp|now)\\(\\)'
              AND column_default !~ 'ledger\\.club_now'
            ORDER BY 1`,
  })
  expect(others.map(({ name }) => name)).toEqual(['club_clock.moved_at', 'club_now', 'move_clock'])
})
