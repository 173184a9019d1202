import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['1,234,567.89', 123_456_789n],
  ['₦1,234.50', 123_450n],
  ['NGN 1,234.5', 123_450n],
  ['N500', 50_000n],
  ['$12.00', 1_200n],
  ['US$ 12', 1_200n],
  ['(1,234.50)', -123_450n],
  ['1,234.50-', -123_450n],
  ['-1234.50', -123_450n],
  ['−1234.50', -123_450n],
  ['-$5.00', -500n],
  ['$-5.00', -500n],
  ['1,234.50 DR', -123_450n],
  ['1,234.50CR', 123_450n],
  ['+7', 700n],
  ['.50', 50n],
  ['100.0000', 10_000n],
  ['0', 0n],
  ['0012', 1_200n],
  ['-0.00', 0n],
  ['(0)', 0n],
  ['9999999999999.99', 999_999_999_999_999n],
])('reads %s', (text, minor) => {
  expect(readAmount(text, '.')).toBe(minor)
})

it.each([
  ['1.234,50', 123_450n],
  ['1 234,5', 123_450n],
  ['-0,07', -7n],
])('reads %s where kobo stand behind a comma', (text, minor) => {
  expect(readAmount(text, ',')).toBe(minor)
})

it.each([
  '',
  '-',
  'abc',
  '1.234,50',
  '1,23.00',
  '1,2345',
  '1.005',
  '(-5)',
  '5 DR-',
  '--5',
  '1e9',
  '0x10',
  'Infinity',
  '12 34',
  '1 234.50',
  '１２',
  '10000000000000.00',
  '٣',
])('reads nothing out of “%s”', text => {
  expect(readAmount(text, '.')).toBe(undefined)
})

it('reads what an amount is written as, with groups or without', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }),
      fc.boolean(),
      (minor, useGrouping) => {
        const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, useGrouping })
        const text = `${minor < 0n ? '-' : ''}${figures.format((minor < 0n ? -minor : minor) / 100n).slice(0, -2)}${String((minor < 0n ? -minor : minor) % 100n).padStart(2, '0')}`
        expect(readAmount(text, '.')).toBe(minor)
      },
    ),
  )
})
