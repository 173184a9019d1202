import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { byPlan } from './by-plan.ts'

const portfolios = allPortfoliosOf(dayo)

test('portfolios of one plan stand together, plans by rank and those without one last', () => {
  const [first, second] = byPlan(portfolios, new Map())
  if (!first || !second) throw new Error('Dayo has portfolios in more than one plan')
  const again = portfolios.map(each => ({ ...each, id: `${each.id}-2` as typeof each.id }))
  const groups = byPlan(
    [...portfolios, ...again],
    new Map([
      [second.plan.id, 0],
      [first.plan.id, 1],
    ]),
  )
  expect(groups.flatMap(each => each.portfolios)).toHaveLength(2 * portfolios.length)
  expect(new Set(groups.map(({ plan }) => plan.id)).size).toBe(groups.length)
  expect(groups.slice(0, 2).map(({ plan }) => plan.id)).toEqual([second.plan.id, first.plan.id])
})
