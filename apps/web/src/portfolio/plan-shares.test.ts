import { expect, test } from 'vitest'
import { planShares } from './plan-shares.ts'

const plans = (...minors: bigint[]) =>
  minors.map((minor, index) => ({ name: `Plan ${index + 1}`, minor }))

test('the largest comes first, and what is empty is left out', () => {
  expect(planShares(plans(1n, 0n, 3n)).map(({ name }) => name)).toEqual(['Plan 3', 'Plan 1'])
})

test('of many the small ones are taken together, and nothing is lost', () => {
  const shares = planShares(plans(9n, 8n, 7n, 6n, 5n, 4n))
  expect(shares.at(-1)).toEqual({ name: '2 other plans', minor: 9n, course: [] })
  expect(shares.reduce((sum, { minor }) => sum + minor, 0n)).toBe(39n)
})

test('the courses of those taken together end in the same month', () => {
  const four = plans(9n, 8n, 7n, 6n)
  const young = { name: 'Young', minor: 5n, course: [5n] }
  const old = { name: 'Old', minor: 4n, course: [2n, 3n, 4n] }
  expect(planShares([...four, old, young]).at(-1)?.course).toEqual([2n, 3n, 9n])
})
