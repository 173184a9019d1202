import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { padDuration } from './pad-duration.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const work = (ms: number) => () => new Promise<number>(resolve => setTimeout(resolve, ms, ms))

async function timeOf(answer: Promise<unknown>): Promise<number> {
  const began = performance.now()
  let took: number | undefined
  const settled = () => {
    took = performance.now() - began
  }
  answer.then(settled, settled)
  while (took === undefined) await vi.advanceTimersByTimeAsync(1)
  return took
}

it.each([
  [1, 50],
  [49, 50],
  [51, 100],
  [120, 150],
])('work of %i ms takes %i ms', async (ms, padded) => {
  const answer = padDuration(50, work(ms))
  expect(await timeOf(answer)).toBe(padded)
  expect(await answer).toBe(ms)
})

it('pads a failure as well', async () => {
  const answer = padDuration(50, () => work(7)().then(() => Promise.reject(new Error('refused'))))
  expect(await timeOf(answer)).toBe(50)
  await expect(answer).rejects.toThrow('refused')
})
