import { describe, expect, it } from 'vitest'
import { closingProblem } from '../operator/portfolio/closing-problem.ts'
import { beginningProblem } from './beginning-problem.ts'
import { deletionProblem } from './deletion-problem.ts'
import { type PortfolioStatus, portfolioStatuses } from './portfolio-status.ts'
import { topUpProblem } from './top-up-problem.ts'

const plan = { state: 'open', currency: 'NGN', minimum: 50_000.5 } as const
const open = (problem: (status: PortfolioStatus) => string | undefined) =>
  portfolioStatuses.filter(status => problem(status) === undefined)

describe('a new portfolio', () => {
  it.each([
    ['open', 50_000.5, undefined],
    ['open', 50_000.49, 'below_minimum'],
    ['closed', 50_000.5, 'plan_closed'],
    ['closed', 1, 'plan_closed'],
    ['draft', 50_000.5, 'plan_closed'],
  ] as const)('in a plan that is %s, with %s', (state, amount, code) => {
    expect(beginningProblem({ ...plan, state }, amount)).toBe(code)
  })
})

describe('a portfolio', () => {
  it('takes further payments while it is active and its plan is open', () => {
    expect(open(status => topUpProblem(status, plan))).toEqual(['active'])
    expect(topUpProblem('matured', plan)).toBe('portfolio_not_open')
    expect(topUpProblem('active', { state: 'closed' })).toBe('plan_closed')
    expect(topUpProblem('closed', { state: 'closed' })).toBe('portfolio_not_open')
  })

  it('is deleted only while no money ever came in', () => {
    expect(deletionProblem({ contributed: 0 })).toBeUndefined()
    expect(deletionProblem({ contributed: 0.01 })).toBe('portfolio_funded')
  })

  it('is closed by an operator before its end or after it', () => {
    expect(open(closingProblem)).toEqual(['active', 'matured'])
    expect(closingProblem('closed')).toBe('portfolio_not_open')
  })
})
