import { expect, test } from 'vitest'
import { currencyOrder } from './currency-order.ts'

test('what a club names comes first, and none is left out', () => {
  expect(currencyOrder(undefined)).toEqual(['NGN', 'USD'])
  expect(currencyOrder('')).toEqual(['NGN', 'USD'])
  expect(currencyOrder('USD,NGN')).toEqual(['USD', 'NGN'])
  expect(currencyOrder(' usd ')).toEqual(['USD', 'NGN'])
})

test('one that nobody can hold is named', () => {
  expect(() => currencyOrder('GBP')).toThrow(
    'CLUB_CURRENCIES has “GBP”; it takes NGN and USD, the first one first.',
  )
})
