import { expect, it } from 'vitest'
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
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  expect(most).toBe(1)
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
