import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAndWatch, line, noResponse, showLine, slow } from './line.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Sends a step whose answer comes when it is let come. */
function send(method: string) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const sent = fetchAndWatch('/api/step', { method })
  return async () => {
    resolve(new Response())
    await sent
  }
}

test('a step that takes long is told, until it is answered', async () => {
  const leave = showLine()
  const answer = send('POST')
  vi.advanceTimersByTime(7_999)
  expect(slow.value).toBe(0)
  vi.advanceTimersByTime(1)
  expect(slow.value).toBe(1)
  await answer()
  expect(slow.value).toBe(0)
  leave()
})

test('what is only read is not told', () => {
  const leave = showLine()
  send('GET')
  vi.advanceTimersByTime(60_000)
  expect(slow.value).toBe(0)
  leave()
})

test('a step of a page that was left is not told on the next one', async () => {
  const leave = showLine()
  const answer = send('POST')
  leave()
  const leaveNext = showLine()
  vi.advanceTimersByTime(60_000)
  expect(slow.value).toBe(0)
  await answer()
  expect(slow.value).toBe(0)
  leaveNext()
})

test('an answer to a page that was left takes nothing off the next one', async () => {
  const leave = showLine()
  const answer = send('POST')
  vi.advanceTimersByTime(8_000)
  leave()
  const leaveNext = showLine()
  send('POST')
  vi.advanceTimersByTime(8_000)
  await answer()
  expect(slow.value).toBe(1)
  leaveNext()
})

test('a call of a page that was left and got no answer says nothing on the next one', () => {
  const leave = showLine()
  const sentAt = performance.now()
  leave()
  vi.advanceTimersByTime(10)
  const leaveNext = showLine()
  expect(noResponse(getDeskOverview, sentAt)).toBe('')
  expect(line.value).toBe('up')
  expect(noResponse(getDeskOverview, performance.now())).toBe('')
  expect(line.value).toBe('lost')
  leaveNext()
})
