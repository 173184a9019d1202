import { summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { planRanks } from '../../portfolio/plan-ranks.ts'
import { planShares } from '../../portfolio/plan-shares.ts'
import { byPlan } from './by-plan.ts'

const portfolios = allPortfoliosOf(dayo)
const totals = summaryByPlanOf(dayo).products

test('portfolios of one plan stand together, plans with most first', () => {
  const own = totals.filter(({ plan }) => plan.currency === 'NGN')
  const again = portfolios.map(each => ({ ...each, id: `${each.id}-2` as typeof each.id }))
  const groups = byPlan([...portfolios, ...again], planRanks(own))
  expect(groups.flatMap(each => each.portfolios)).toHaveLength(2 * portfolios.length)
  expect(new Set(groups.map(({ plan }) => plan.id)).size).toBe(groups.length)
  const [first] = planShares(
    own.map(({ plan, totals: { value } }) => ({
      name: plan.name,
      minor: BigInt(Math.round(value * 100)),
    })),
  )
  expect(groups[0]?.plan.name).toBe(first?.name)
})

test('a plan that holds nothing has no colour, and the small ones of many have one', () => {
  const [one] = totals
  if (!one) throw new Error('Dayo holds nothing')
  const many = [7, 0, 6, 5, 4, 3, 2].map((value, at) => ({
    plan: { ...one.plan, id: at as typeof one.plan.id },
    totals: { ...one.totals, value },
  }))
  expect([...planRanks(many)]).toEqual([
    [0, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 4],
  ])
})
