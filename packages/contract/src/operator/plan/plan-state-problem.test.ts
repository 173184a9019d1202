import { expect, it } from 'vitest'
import { planStates } from '../../plan/plan.ts'
import { planStateProblem } from './plan-state-problem.ts'

it('a plan opens, closes and opens again, and is a draft only before', () => {
  const allowed = planStates.flatMap(from =>
    planStates.filter(to => planStateProblem(from, to) === undefined).map(to => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'draft → draft',
    'draft → open',
    'open → open',
    'open → closed',
    'closed → open',
    'closed → closed',
  ])
  expect(planStateProblem('closed', 'draft')).toContain('can’t be a draft again')
  expect(planStateProblem('draft', 'closed')).toContain('open the plan first')
})
