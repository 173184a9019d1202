import { describe, expect, test } from 'vitest'
import { enterDigits, enteredInto, eraseBack, eraseForward } from './code-edit.ts'

const LENGTH = 4

describe('typing', () => {
  test.each([
    ['', 0, '1', '1', 1],
    ['12', 2, '3', '123', 3],
    ['123', 3, '4', '1234', 3],
    ['1234', 1, '9', '1934', 2],
    ['12', 3, '7', '127', 3],
    ['', 2, '7', '7', 1],
    ['', 0, '4815', '4815', 3],
    ['12', 2, '4815', '4815', 3],
    ['12', 2, '345', '1234', 3],
    ['', 0, '123456', '1234', 3],
  ])('%j, box %i, %s: %s, box %i', (digits, at, entered, after, focus) => {
    expect(enterDigits({ digits, at }, entered, LENGTH)).toEqual({ digits: after, at: focus })
  })
})

describe('backspace', () => {
  test.each([
    ['1234', 3, '123', 2],
    ['123', 3, '12', 2],
    ['1234', 1, '134', 0],
    ['1', 0, '', 0],
    ['', 2, '', 0],
  ])('%j, box %i: %j, box %i', (digits, at, after, focus) => {
    expect(eraseBack({ digits, at })).toEqual({ digits: after, at: focus })
  })
})

test('delete takes out the digit; the later ones move up', () => {
  expect(eraseForward({ digits: '1234', at: 1 })).toEqual({ digits: '134', at: 1 })
  expect(eraseForward({ digits: '12', at: 3 })).toEqual({ digits: '12', at: 3 })
})

test.each([
  ['', '7', '7'],
  ['', 'x', ''],
  ['5', '57', '7'],
  ['5', '75', '7'],
  ['5', '55', '5'],
  ['5', '8', '8'],
  ['', ' 73-91 ', '7391'],
  ['5', '', ''],
])('a box that held %j and now %j was given %j', (before, now, entered) => {
  expect(enteredInto(before, now)).toBe(entered)
})
