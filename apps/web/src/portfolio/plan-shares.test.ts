import type { PlanReference } from '@kinfold/contract/plan/plan'
import { expect, test } from 'vitest'
import { type PlanShare, planShares, ranksIn } from './plan-shares.ts'

const plans = (...minors: bigint[]) =>
  minors.map((minor, index) => ({
    name: `Plan ${index + 1}`,
    minor,
    plans: [(index + 1) as PlanReference['id']],
  }))

test('the largest comes first', () => {
  expect(planShares(plans(1n, 0n, 3n)).map(({ name }) => name)).toEqual([
    'Plan 3',
    'Plan 1',
    'Plan 2',
  ])
})

test('of many the small ones are taken together, and nothing is lost', () => {
  const shares = planShares(plans(9n, 8n, 7n, 6n, 5n, 4n))
  expect(shares.at(-1)).toEqual({ name: '2 other plans', minor: 9n, course: [], plans: [5, 6] })
  expect(shares.reduce((sum, { minor }) => sum + minor, 0n)).toBe(39n)
})

test('the courses of those taken together end in the same month', () => {
  const [first, second, third, fourth, young, old] = plans(9n, 8n, 7n, 6n, 5n, 4n)
  const all = [first, second, third, fourth, { ...old, course: [2n, 3n, 4n] }]
  const shares = planShares([...all, { ...young, course: [5n] }] as PlanShare[])
  expect(shares.at(-1)?.course).toEqual([2n, 3n, 9n])
})

test('a plan has the colour of its share, and the small ones of many have one', () => {
  expect([...ranksIn(planShares(plans(4n, 7n, 6n, 5n, 3n, 2n)))]).toEqual([
    [2, 0],
    [3, 1],
    [4, 2],
    [1, 3],
    [5, 4],
    [6, 4],
  ])
})
