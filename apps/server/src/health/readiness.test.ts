import { afterEach, expect, it, vi } from 'vitest'
import { describeReadiness } from './readiness.ts'

afterEach(() => void vi.useRealTimers())

const silence = 'not ready: the database does not answer'
const ready = () => ({ isReady: true })

it('is ready while the database answers', async () => {
  expect(await describeReadiness(ready(), { query: async () => [] })).toBe('ready')
})

it('is not ready while the database is lost', async () => {
  const query = () => Promise.reject(new Error('lost'))
  expect(await describeReadiness(ready(), { query })).toBe(silence)
})

it('does not wait for a database that never answers', async () => {
  vi.useFakeTimers()
  const line = describeReadiness(ready(), { query: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await line).toBe(silence)
})

it('queries nothing before the start has finished or after a stop has begun', async () => {
  const query = vi.fn()
  expect(await describeReadiness({ isReady: false }, { query })).toBe('not ready')
  expect(query).not.toHaveBeenCalled()
})

it('is not ready while the database only reads, and tries a write at intervals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const readiness = ready()
  let isFull = true
  const query = vi.fn(({ text }: { text: string }) =>
    isFull && text.startsWith('INSERT') ? Promise.reject(new Error('full')) : Promise.resolve([]),
  )
  const line = () => describeReadiness(readiness, { query: query as never })
  const writes = () => query.mock.calls.filter(([{ text }]) => text.startsWith('INSERT')).length
  for (const _ of [1, 2, 3]) expect(await line()).toBe('not ready: the database takes no writes')
  expect(writes()).toBe(1)
  isFull = false
  vi.advanceTimersByTime(15_000)
  expect(await line()).toBe('ready')
  expect(writes()).toBe(2)
})
