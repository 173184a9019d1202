import { expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

it('does one thing at a time, and lets nobody wait for all of another’s', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  let [atOnce, most] = [0, 0]
  const work = (name: string) => async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise(setImmediate)
    atOnce -= 1
    done.push(name)
  }
  const much = ['a1', 'a2', 'a3', 'a4'].map(name => queue('a', work(name)))
  await Promise.all([...much, queue('b', work('b1')), queue('c', work('c1'))])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  expect(most).toBe(1)
})

it('lets those go first who have taken less of its time, for a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const queue = createFairQueue()
    const done: string[] = []
    const work = (name: string, ms: number) => async () => {
      vi.advanceTimersByTime(ms)
      done.push(name)
    }
    await Promise.all(['a', 'b', 'c'].map(name => queue(name, work(name, 5000))))
    await Promise.all(['first', 'a', 'b', 'c', 'new'].map(name => queue(name, work(name, 100))))
    expect(done.slice(3)).toEqual(['first', 'new', 'a', 'b', 'c'])
    vi.advanceTimersByTime(15 * 60_000)
    await Promise.all(['new', 'a', 'b'].map(name => queue(name, work(name, 100))))
    expect(done.slice(8)).toEqual(['new', 'a', 'b'])
  } finally {
    vi.useRealTimers()
  }
})

it('goes on after what fails, and hands the failure to whoever asked', async () => {
  const queue = createFairQueue()
  const failed = queue('a', async () => {
    throw new Error('no good')
  })
  const thrown = queue('a', () => {
    throw new Error('no good at once')
  })
  const next = queue('a', async () => 'fine')
  await expect(failed).rejects.toThrow('no good')
  await expect(thrown).rejects.toThrow('at once')
  expect(await next).toBe('fine')
})
