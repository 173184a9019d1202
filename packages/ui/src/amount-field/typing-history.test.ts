import { expect, test } from 'vitest'
import { begin, step, travelled } from './typing-history.ts'

const typed = ['1', '12', '1,234'].reduce(step<string>, begin(''))

test('back through every step, and forth again', () => {
  const once = travelled(typed, 'back')!
  expect(once.now).toBe('12')
  expect(travelled(travelled(once, 'back')!, 'back')?.now).toBe('')
  expect(travelled(once, 'forth')).toEqual(typed)
})

test('there is nothing before the first and nothing after the last', () => {
  expect(travelled(begin(''), 'back')).toBeUndefined()
  expect(travelled(typed, 'forth')).toBeUndefined()
})

test('a new step forgets what was taken back', () => {
  const other = step(travelled(typed, 'back')!, '125')
  expect(travelled(other, 'forth')).toBeUndefined()
  expect(travelled(other, 'back')?.now).toBe('12')
})

test('a long typing keeps its last hundred steps', () => {
  const long = Array.from({ length: 300 }, (_, at) => at).reduce(step<number>, begin(-1))
  expect(long.past.length).toBe(100)
})
