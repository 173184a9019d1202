// kill -9 of the server while its clock is moved, on both databases.
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#src/db/open-database.ts'
import { walletOf } from '#src/ledger/account-address.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { settleMode } from '#src/mode/settle-mode.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { attempt, memberWith, naira } from '#test/ledger/test-ledger.ts'
import { createStore, startServerProcess } from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(240_000) })

const dayMs = 86_400_000
const days = 80
const real = Date.now()
type Store = Awaited<ReturnType<typeof createStore>>

async function within<T>(
  { settings }: Store,
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** A hold that expires on each of the days to come. */
const addHolds = (store: Store) =>
  within(store, async db => {
    await settleMode(db, 'sandbox')
    const member = await memberWith(db, 1_000n)
    const account = walletOf(member, 'NGN')
    for (let day = 1; day <= days; day += 1) {
      const expiresAt = new Date(real + day * dayMs)
      await reserve(db, { attempt: attempt(), account, amount: naira(1n), expiresAt })
    }
  })

const readBooks = (store: Store) =>
  within(store, async db => {
    const [found] = await db.query<{ day: number; released: number; early: number; late: number }>({
      text: `SELECT extract(epoch FROM ledger.club_now() - to_timestamp($1)) / 86400 AS day,
                    count(*) FILTER (WHERE state = 'expired')::int AS released,
                    count(*) FILTER (WHERE state = 'expired' AND expires_at > ledger.club_now())::int AS early,
                    count(*) FILTER (WHERE state = 'pending' AND expires_at <= ledger.club_now())::int AS late
               FROM ledger.hold`,
      values: [real / 1000],
    })
    expect(await readAuditFindings(db)).toEqual(new Map())
    return { ...found, day: Math.floor(Number(found?.day)) }
  })

it('goes on from where it stood, and leaves nothing out', async () => {
  await using store = await createStore()
  await addHolds(store)
  const first = await startServerProcess(store.environment)
  const move = { body: { advance_days: days } }
  const cut = first.client.call('POST', '/sandbox/clock', move).catch(() => 'cut')
  await expect
    .poll(
      async () => {
        const { body } = await first.client.call('GET', '/sandbox/clock.json')
        return Date.parse(String(Reflect.get(Object(body), 'now'))) > real + 15 * dayMs
      },
      { timeout: patience(60_000), interval: 5 },
    )
    .toBe(true)
  first.child.kill('SIGKILL')
  await first.ended
  expect(await cut).toBe('cut')

  const killed = await readBooks(store)
  expect(killed.day).toBeGreaterThanOrEqual(15)
  expect(killed.day).toBeLessThan(days)
  // What was under way may be left undone, and nothing was done before its day.
  expect(killed).toMatchObject({ early: 0 })
  expect(killed.late).toBeLessThanOrEqual(1)

  const second = await startServerProcess(store.environment)
  const left = { body: { advance_days: days - killed.day } }
  expect((await second.client.call('POST', '/sandbox/clock', left)).status).toBe(200)
  second.child.kill('SIGKILL')
  await second.ended
  expect(await readBooks(store)).toMatchObject({ released: days, early: 0, late: 0 })
})
