import { expect, test } from 'vitest'
import { begin, restate, step, travelled } from './typing-history.ts'

const typed = ['1', '12', '1,234'].reduce(step<string>, begin(''))

test('back through every step, and forth again', () => {
  const once = travelled(typed, -1)!
  expect(once.now).toBe('12')
  expect(travelled(travelled(once, -1)!, -1)?.now).toBe('')
  expect(travelled(once, 1)).toEqual(typed)
})

test('there is nothing before the first and nothing after the last', () => {
  expect(travelled(begin(''), -1)).toBeUndefined()
  expect(travelled(typed, 1)).toBeUndefined()
})

test('a new step forgets what was taken back', () => {
  const other = step(travelled(typed, -1)!, '125')
  expect(travelled(other, 1)).toBeUndefined()
  expect(travelled(other, -1)?.now).toBe('12')
})

test('what is tidied on leaving is no step of its own', () => {
  expect(travelled(restate(typed, '1,234.00'), -1)?.now).toBe('12')
})
