import { summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import { yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'vitest'
import { planCourse } from './plan-course.ts'

const trends = [2026, 2025].map(year => yearTrendOf(dayo, year))
const plans = summaryByPlanOf(dayo).products

test('there are plans to look at', () => expect(plans.length).toBeGreaterThan(1))

test.each(plans)('the course of $plan.name ends at what its row says', ({ plan, totals }) => {
  const course = planCourse(trends, plan)
  expect(course.at(-1)).toBe(BigInt(Math.round(totals.value * 100)))
  expect(course.length).toBeLessThanOrEqual(13)
  expect(course[0]).not.toBe(0n)
})

test('a plan without money has none', () => {
  expect(planCourse(trends, { id: 9_999, currency: 'NGN' })).toEqual([])
  expect(planCourse([], { id: 1, currency: 'USD' })).toEqual([])
})
