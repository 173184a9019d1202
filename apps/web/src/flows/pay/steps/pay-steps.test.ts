import { expect, test } from 'vitest'
import { stepAfter, stepBefore, stepShown, stepsOf } from './pay-steps.ts'

const nothing = { draft: {}, isAmountGiven: false, isWayGiven: false }
const amount = { draft: { amount: 100 }, isAmountGiven: true, isWayGiven: false }
const byCard = {
  draft: { amount: 100, way: 'card' },
  isAmountGiven: true,
  isWayGiven: true,
} as const
const byBank = {
  draft: { amount: 100, way: 'bank' },
  isAmountGiven: true,
  isWayGiven: true,
} as const

test('a transfer to the club is told about with a receipt, all else is reviewed', () => {
  expect(stepsOf(byCard)).toEqual(['amount', 'way', 'review'])
  expect(stepsOf(byBank)).toEqual(['amount', 'way', 'details', 'receipt'])
})

test('an address leads no further than the answers do', () => {
  expect(stepShown('review', nothing)).toBe('amount')
  expect(stepShown('review', amount)).toBe('way')
  expect(stepShown('review', byCard)).toBe('review')
  expect(stepShown('receipt', byCard)).toBe('amount')
  expect(stepShown('way', byBank)).toBe('way')
  expect(stepShown('anything', byBank)).toBe('amount')
})

test('on and back are each other’s way', () => {
  expect(stepAfter('way', byBank)).toBe('details')
  expect(stepBefore('details', byBank)).toBe('way')
  expect(stepBefore('amount', byBank)).toBeUndefined()
})
