import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, amountText, checkSeparators, HIGHEST_AMOUNT } from './amount-text.ts'

const en = { decimal: '.', group: ',' }
const de = { decimal: ',', group: '.' }

describe('value', () => {
  test.each([
    ['', null],
    ['.', null],
    ['0', 0n],
    ['12.', 1200n],
    ['12.5', 1250n],
    ['1,234.50', 123450n],
    ['1,000,000,000,000', HIGHEST_AMOUNT],
  ])('%s is worth %s', (text, minor) => {
    expect(amountOf(text, en)).toBe(minor)
  })
  test('other separators', () => {
    expect(amountOf('1.234,50', de)).toBe(123450n)
    expect(amountText(123450n, de)).toBe('1.234,50')
  })
})

test('equal separators are an error', () => {
  expect(() => checkSeparators({ decimal: ',', group: ',' })).toThrow(/both/)
  expect(() => checkSeparators(en)).not.toThrow()
})

const amounts = fc.bigInt({ min: 0n, max: HIGHEST_AMOUNT })

test('every amount survives being written and read', () => {
  fc.assert(fc.property(amounts, minor => amountOf(amountText(minor, en), en) === minor))
})
