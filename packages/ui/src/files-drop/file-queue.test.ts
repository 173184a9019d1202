import { expect, test } from 'vitest'
import { changeQueue, emptyQueue, nextToSend, type QueueChange } from './file-queue.ts'

const file = (name: string) => ({ file: new File(['x'], name) })
const after = (...changes: QueueChange[]) => changes.reduce(changeQueue, emptyQueue)
const three: QueueChange = { kind: 'add', files: ['a', 'b', 'c'].map(file) }
const set = (id: number, state: 'sending' | 'sent' | 'failed' | 'waiting'): QueueChange => ({
  kind: 'set',
  id,
  to: { state },
})

test('files wait in the order they were chosen, each under a number of its own', () => {
  const { files } = after(three, { kind: 'remove', id: 2 }, { kind: 'add', files: [file('d')] })
  expect(files.map(({ id, file }) => [id, file.name])).toEqual([
    [1, 'a'],
    [3, 'c'],
    [4, 'd'],
  ])
})

test('one goes at a time, and one that failed lets the next one go', () => {
  expect(nextToSend(after(three))?.id).toBe(1)
  expect(nextToSend(after(three, set(1, 'sending')))).toBeUndefined()
  expect(nextToSend(after(three, set(1, 'failed')))?.id).toBe(2)
  expect(nextToSend(after(three, set(1, 'sent'), set(2, 'sent'), set(3, 'sent')))).toBeUndefined()
})

test('one that is tried again keeps its place, before those that never went', () => {
  expect(nextToSend(after(three, set(1, 'failed'), set(2, 'sent'), set(1, 'waiting')))?.id).toBe(1)
})
