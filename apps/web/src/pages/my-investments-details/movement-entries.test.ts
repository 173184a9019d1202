import { portfolioMovementsOf } from '@kinfold/personas/answers/portfolios-of'
import { expect, test } from 'vitest'
import { movementEntries } from './movement-entries.ts'

const { items } = portfolioMovementsOf('dayo growth pool', { per_page: 100 })

test('a month’s return and its fee are one entry, and nothing is lost', () => {
  const entries = movementEntries(items)
  expect(entries.flatMap(({ movement, fee }) => (fee ? [fee, movement] : [movement]))).toEqual(
    items,
  )
  const returns = entries.filter(({ movement }) => movement.kind === 'return')
  expect(returns.length).toBeGreaterThan(3)
  expect(returns.every(({ fee }) => fee !== undefined)).toBe(true)
  expect(entries.some(({ movement }) => movement.kind === 'fee')).toBe(false)
})

test('a fee without its return on the page stands by itself', () => {
  const fee = items.findIndex(({ kind }) => kind === 'fee')
  const page = items.slice(0, fee + 1)
  expect(movementEntries(page).map(({ movement }) => movement)).toEqual(page)
  const [first, ...others] = items.slice(fee)
  const payment = others.find(({ kind }) => kind === 'contribution')
  const apart = first && payment ? [first, payment] : []
  expect(movementEntries(apart).map(({ movement }) => movement)).toEqual(apart)
})
