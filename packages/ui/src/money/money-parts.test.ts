import { expect, test } from 'vitest'
import { moneySpoken, moneyText } from './money-parts.ts'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const dollars = (minor: bigint) => ({ currency: 'USD', minor })

test.each([
  [naira(0n), '₦0'],
  [naira(-0n), '₦0'],
  [naira(5n), '₦0.05'],
  [naira(123_450n), '₦1,234.50'],
  [naira(100_000n), '₦1,000'],
  [dollars(-1_000n), '−$10'],
  [{ currency: 'GBP', minor: 1_000n }, '$10'],
  [naira(100_000_000_000_000n), '₦1,000,000,000,000'],
  [naira(9_007_199_254_740_993_07n), '₦9,007,199,254,740,993.07'],
])('%o is written %s', (amount, text) => {
  expect(moneyText(amount)).toBe(text)
})

test.each([
  [99_999n, '₦999.99'],
  [100_000n, '₦1K'],
  [123_456_789n, '₦1.2M'],
  [199_999_999n, '₦1.9M'],
  [-250_000_000_000n, '−₦2.5B'],
  [100_000_000_000_000n, '₦1T'],
  [123_456_700_000_000_000n, '₦1,234.5T'],
])('%d kobo is %s for short', (minor, text) => {
  expect(moneyText(naira(minor), { compact: true })).toBe(text)
})

test('a plus stands only before what is more than nothing', () => {
  expect(moneyText(naira(100n), { plus: true })).toBe('+₦1')
  expect(moneyText(naira(0n), { plus: true })).toBe('₦0')
  expect(moneyText(naira(-100n), { plus: true })).toBe('−₦1')
})

test.each([
  [naira(-500_000n), 'minus 5,000 naira'],
  [naira(-500_050n), 'minus 5,000.50 naira'],
  [dollars(-100n), 'minus 1 dollar'],
  [dollars(-150n), 'minus 1.50 dollars'],
  [dollars(-1n), 'minus 0.01 dollars'],
  [naira(123_456_789n), '1,234,567.89 naira'],
  [naira(0n), '0 naira'],
])('%o is said %s', (amount, words) => {
  expect(moneySpoken(amount)).toBe(words)
})

test('a plus is said where it stands', () => {
  expect(moneySpoken(naira(100n), { plus: true })).toBe('plus 1 naira')
  expect(moneySpoken(naira(0n), { plus: true })).toBe('0 naira')
})
