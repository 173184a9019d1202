import { expect, test } from 'vitest'
import { cheapestWay } from './cheapest-way.ts'

const way = (value: string, minor: bigint, impossible?: string) => ({
  value,
  name: value,
  arrives: 'At once',
  cost: { charge: { currency: 'NGN', minor }, total: { currency: 'NGN', minor } },
  ...(impossible ? { impossible } : {}),
})

test('one that costs less than all others', () => {
  const ways = [way('card', 200n), way('wallet', 0n), way('transfer', 50n)]
  expect(cheapestWay(ways)?.value).toBe('wallet')
})

test('none when two cost the same, or only one is possible', () => {
  expect(cheapestWay([way('wallet', 0n), way('transfer', 0n), way('card', 2n)])).toBeUndefined()
  expect(cheapestWay([way('card', 2n), way('wallet', 0n, 'Not enough')])).toBeUndefined()
  expect(cheapestWay([])).toBeUndefined()
})

test('one that is impossible is never the cheapest', () => {
  const ways = [way('card', 200n), way('wallet', 0n, 'Not enough'), way('transfer', 50n)]
  expect(cheapestWay(ways)?.value).toBe('transfer')
})

test('none while the cost of one is not known, or in different currencies', () => {
  const unknown = { value: 'wallet', name: 'wallet', arrives: 'At once' }
  expect(cheapestWay([way('card', 200n), way('transfer', 50n), unknown])).toBeUndefined()
  const none = { currency: 'USD', minor: 0n }
  const dollars = { ...unknown, cost: { charge: none, total: none } }
  expect(cheapestWay([way('card', 200n), dollars])).toBeUndefined()
})
