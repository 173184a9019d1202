import { demoPlans } from '@kinfold/personas/plans/demo-plans'
import { expect, test } from 'vitest'
import { exampleGrowth } from './example-growth.ts'

test('a month of twelve per cent a year is one per cent, and then of that too', () => {
  const [first, second] = exampleGrowth(10_000n, 1200)
  expect(first).toEqual({ value: 10_100n, paidIn: 10_000n })
  expect(second).toEqual({ value: 20_301n, paidIn: 20_000n })
  expect(exampleGrowth(10_000n, 1200)).toHaveLength(24)
})

test('the demo club has a plan to make an example of', () => {
  expect(demoPlans.some(({ expected_return_bps }) => expected_return_bps)).toBe(true)
})
