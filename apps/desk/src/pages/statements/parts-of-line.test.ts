import { expect, test } from 'vitest'
import { partsOfLine } from './parts-of-line.ts'

const line = { amount: { currency: 'NGN', amount: -250.3 } } as const
const sums = (...amounts: readonly number[]) =>
  amounts.map(amount => ({ received: { currency: 'NGN', amount } as const }))
const found = (...amounts: readonly number[]) =>
  partsOfLine(line, sums(...amounts)).map(parts => parts.map(({ received }) => received.amount))

test('what went back in two or three parts is exactly the line together', () => {
  expect(found(100.1, 150.2, 50)).toEqual([[100.1, 150.2]])
  expect(found(100.1, 100.2, 50)).toEqual([[100.1, 100.2, 50]])
  expect(found(100.1, 150.1)).toEqual([])
  expect(found()).toEqual([])
})

test('each way to make it up is offered once', () => {
  expect(found(125.15, 125.15, 125.15)).toHaveLength(3)
})
