import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { patiently } from '#test/servers/patiently.ts'
import { createLog } from '../log/create-log.ts'
import type { JobHandlers } from './jobs.ts'
import { openJobs } from './open-jobs.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const unexpected = () => Promise.reject(new Error('nothing was sent there'))
const handlersWith = (deliver: JobHandlers['deliver-mail']): JobHandlers => ({
  'announce-verification': unexpected,
  'start-password-reset': unexpected,
  'mail-notice': unexpected,
  'handle-webhook': unexpected,
  'pay-in-sandbox': unexpected,
  'pay-out-in-sandbox': unexpected,
  'book-statement': unexpected,
  'carry-out-returns': unexpected,
  'make-data-export': unexpected,
  'tell-sandbox-news': unexpected,
  'deliver-mail': deliver,
})

it('carries out many jobs, and tries the one again that failed', async () => {
  const jobs = await openJobs(db, createLog('silent'))
  const mailIds = Array.from({ length: 11 }, (_, n) => `mail-${n}`)
  const delivered: string[] = []
  try {
    await db.transaction(async tx => {
      for (const mailId of mailIds) await jobs.send(tx, 'deliver-mail', { mailId })
    })
    await jobs.work(
      handlersWith(async ({ mailId }) => {
        if (mailId === 'mail-5') throw new Error('nobody answers')
        delivered.push(mailId)
      }),
    )
    await vi.waitFor(async () => {
      const states = await db.query({
        text: `SELECT state::text, count(*)::int FROM pgboss.job WHERE name = 'deliver-mail'
                 GROUP BY 1 ORDER BY 1`,
      })
      expect(states).toEqual([
        { state: 'completed', count: 10 },
        { state: 'retry', count: 1 },
      ])
    }, patiently)
  } finally {
    await jobs.stop(5)
  }
  expect(delivered.sort()).toEqual(mailIds.filter(id => id !== 'mail-5').sort())
})

it('wakes the queue that got jobs, once for those of a moment, and no other', async () => {
  const jobs = await openJobs(db, createLog('silent'))
  using started = vi.spyOn(PgBoss.prototype, 'work')
  using woken = vi.spyOn(PgBoss.prototype, 'notifyWorker')
  try {
    await jobs.work(handlersWith(async () => {}))
    const place = started.mock.calls.findIndex(([queue]) => queue === 'deliver-mail')
    const id = await started.mock.results[place]?.value
    // The moment ends when both are sent, however long that takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await db.transaction(async tx => {
      for (const mailId of ['one', 'two']) await jobs.send(tx, 'deliver-mail', { mailId })
    })
    expect(woken).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await jobs.stop(5)
    expect(woken.mock.calls).toEqual([[id]])
  } finally {
    vi.useRealTimers()
    await jobs.stop(0)
  }
})

it.each([
  { upkeep: true, kept: 'are looked after every minute' },
  { upkeep: false, kept: 'stay as they are without upkeep, however long that takes' },
])('queues $kept', async ({ upkeep }) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  try {
    const jobs = await openJobs(db, createLog('silent'), { upkeep })
    using asked = vi.spyOn(db, 'query')
    await vi.advanceTimersByTimeAsync(61_000)
    expect(asked.mock.calls.length > 0).toBe(upkeep)
    await jobs.stop(0)
  } finally {
    vi.useRealTimers()
  }
})
