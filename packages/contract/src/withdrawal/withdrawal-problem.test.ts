import { describe, expect, it } from 'vitest'
import type { Money } from '../money/money.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import { readyMoney } from '../wallet/ready-money.ts'
import { cancellationProblem } from './cancellation-problem.ts'
import { type WithdrawalFacts, withdrawalProblem } from './withdrawal-problem.ts'
import { withdrawalStatuses } from './withdrawal-status.ts'

const holding = (available: Money) => ({ available, ...readyMoney(available, []) })
const naira = holding(moneyFromWire('NGN', 5_000.5))
const dollars = holding(moneyFromWire('USD', 100))
const ready: WithdrawalFacts = {
  hasAcceptedTerms: true,
  obstacles: { ngn: [], usd: [] },
  wallet: naira,
  amount: 5_000.5,
}
const noWallet = { ...ready, wallet: undefined }
const tooMuch = { ...ready, amount: 5_000.51 }
const later = { amount: moneyFromWire('NGN', 2_000.5), portfolio: undefined, from: '2026-06-04' }
const someReady = {
  ...ready,
  wallet: { ...naira, ...readyMoney(naira.available, [later]) },
}
const nowhere = { ngn: ['bank'], usd: ['bank'] } as const

describe('asking for money out of a wallet', () => {
  it.each<[string, WithdrawalFacts, string | undefined]>([
    ['all that is available', ready, undefined],
    ['a kobo more', tooMuch, 'insufficient_balance'],
    ['all that is ready', { ...someReady, amount: 3_000 }, undefined],
    ['a kobo more than is ready', { ...someReady, amount: 3_000.01 }, 'money_not_ready'],
    ['without the terms', { ...ready, hasAcceptedTerms: false }, 'terms_not_accepted'],
    ['with obstacles', withObstacles(ready, nowhere), 'withdrawal_not_allowed'],
    ['during a pause', withObstacles(ready, { ngn: ['paused'], usd: [] }), 'withdrawals_paused'],
    [
      'with more than a pause',
      withObstacles(ready, { ngn: ['bank', 'paused'], usd: [] }),
      'withdrawal_not_allowed',
    ],
    ['from no wallet of theirs', noWallet, 'not_found'],
    [
      'a global member, from dollars',
      { ...ready, obstacles: { ngn: null, usd: [] }, wallet: dollars, amount: 100 },
      undefined,
    ],
    [
      'a global member, from naira',
      withObstacles(ready, { ngn: null, usd: [] }),
      'withdrawal_not_allowed',
    ],
    [
      'with an obstacle of the other wallet only',
      withObstacles(ready, { ngn: [], usd: ['bank'] }),
      undefined,
    ],
  ])('%s', (_, facts, code) => {
    expect(withdrawalProblem(facts)).toBe(code)
  })

  it('is refused for the terms first, then the member, the wallet, the amount and what the wallet lacks', () => {
    const all = { ...withObstacles(noWallet, nowhere), hasAcceptedTerms: false }
    expect(withdrawalProblem(all)).toBe('terms_not_accepted')
    expect(withdrawalProblem({ ...all, hasAcceptedTerms: true })).toBe('withdrawal_not_allowed')
    const partly = { ngn: ['bank'], usd: [] } as const
    expect(withdrawalProblem(withObstacles(noWallet, partly))).toBe('not_found')
    expect(withdrawalProblem(withObstacles(tooMuch, partly))).toBe('insufficient_balance')
    expect(withdrawalProblem(withObstacles(ready, partly))).toBe('withdrawal_not_allowed')
  })

  it('says that there is a pause where that is all there is, in whichever wallet', () => {
    const paused = { ngn: ['bank', 'paused'], usd: ['paused'] } as const
    expect(withdrawalProblem(withObstacles(noWallet, paused))).toBe('withdrawals_paused')
  })
})

type Found = Readonly<Record<'usd', readonly Obstacle[]>> & {
  readonly ngn: readonly Obstacle[] | null
}
type Obstacle = WithdrawalFacts['obstacles']['usd'][number]

function withObstacles(facts: WithdrawalFacts, { ngn, usd }: Found): WithdrawalFacts {
  return { ...facts, obstacles: { ngn: ngn && [...ngn], usd: [...usd] } }
}

it('is taken back by the member only while it is pending', () => {
  const open = withdrawalStatuses.filter(status => cancellationProblem(status) === undefined)
  expect(open).toEqual(['pending'])
  expect(cancellationProblem('approved')).toBe('withdrawal_not_cancellable')
})
