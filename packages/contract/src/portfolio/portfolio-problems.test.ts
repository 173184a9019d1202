import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { closingProblem } from '../operator/portfolio/closing-problem.ts'
import { beginningProblem } from './beginning-problem.ts'
import { choiceProblem } from './choice-problem.ts'
import { deletionProblem } from './deletion-problem.ts'
import { outcomeAtMaturity } from './outcome-at-maturity.ts'
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
    expect(open(status => topUpProblem(status, plan, 0.01))).toEqual(['active'])
    expect(topUpProblem('matured', plan, 1)).toBe('portfolio_not_open')
    expect(topUpProblem('active', { ...plan, state: 'closed' }, 1)).toBe('plan_closed')
    expect(topUpProblem('closed', { ...plan, state: 'closed' }, 1)).toBe('portfolio_not_open')
  })

  it('takes its first payment again, in full, while none has arrived', () => {
    expect(topUpProblem('pending_payment', plan, 50_000.5)).toBeUndefined()
    expect(topUpProblem('pending_payment', plan, 50_000.49)).toBe('below_minimum')
    expect(topUpProblem('pending_confirmation', plan, 50_000.5)).toBe('portfolio_not_open')
  })

  it('is deleted only before money came in, and once', () => {
    expect(open(status => deletionProblem({ status, contributed: 0 }))).toEqual([
      'pending_payment',
      'pending_confirmation',
    ])
    expect(deletionProblem({ status: 'pending_payment', contributed: 0.01 })).toBe(
      'portfolio_funded',
    )
    expect(deletionProblem({ status: 'active', contributed: 0 })).toBe('portfolio_funded')
    expect(deletionProblem({ status: 'cancelled', contributed: 0 })).toBe('portfolio_not_open')
  })

  it('is closed by an operator before its end or after it, and never by its member', () => {
    const [member, operator] = ['a member', 'an operator']
    expect(open(status => closingProblem({ status, memberId: member }, operator))).toEqual([
      'active',
      'matured',
    ])
    expect(closingProblem({ status: 'closed', memberId: member }, operator)).toBe(
      'portfolio_not_open',
    )
    expect(closingProblem({ status: 'active', memberId: member }, member)).toBe('about_yourself')
  })

  it('takes a choice until its term has ended', () => {
    const facts = { status: 'active', matures_on: '2026-07-10', plan: { state: 'open' } } as const
    expect(open(status => choiceProblem({ ...facts, status }, 'pay_out', '2026-07-09'))).toEqual([
      'pending_payment',
      'pending_confirmation',
      'active',
    ])
    expect(choiceProblem(facts, 'pay_out', '2026-07-10')).toBe('portfolio_not_open')
    expect(choiceProblem({ ...facts, matures_on: null }, 'pay_out', '2026-07-10')).toBeUndefined()
  })

  it.each([
    ['open', 'roll_over', undefined],
    ['closed', 'roll_over', 'plan_closed'],
    ['closed', 'pay_out', undefined],
  ] as const)('in a plan that is %s may choose to %s: %s', (state, choice, code) => {
    const facts = { status: 'active', matures_on: null, plan: { state } } as const
    expect(choiceProblem(facts, choice, '2026-07-09')).toBe(code)
  })

  it.each([
    ['pay_out', 'open', 1n, 'paid_out'],
    ['roll_over', 'open', 1n, 'rolled_over'],
    ['roll_over', 'closed', 1n, 'plan_closed'],
    ['pay_out', 'closed', 1n, 'paid_out'],
    ['roll_over', 'open', 0n, 'empty'],
  ] as const)('at maturity, to %s in an %s plan with %s kobo: %s', (choice, state, minor, is) => {
    const value = money('NGN', minor)
    expect(outcomeAtMaturity({ choice, plan: { state }, value })).toBe(is)
  })
})
