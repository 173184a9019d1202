import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { defaultWithdrawalLimits, withdrawalLimitProblem } from './withdrawal-limits.ts'

const fine = {
  amount: money('NGN', 1_000_00n),
  ready: money('NGN', 5_000_00n),
  open: 4,
  lately: 9,
}

it.each([
  ['as much as a club asks for', {}, undefined],
  ['a kobo less', { amount: money('NGN', 999_99n) }, 'withdrawal_too_small'],
  ['all that is ready', { amount: money('NGN', 1n), ready: money('NGN', 1n) }, undefined],
  [
    'few dollars',
    { amount: money('USD', 4_99n), ready: money('USD', 50_00n) },
    'withdrawal_too_small',
  ],
  ['one beside many', { open: 5 }, 'too_many_withdrawals'],
  ['one after many', { lately: 10 }, 'too_many_withdrawals'],
])('%s', (_, change, code) => {
  const found = withdrawalLimitProblem({ ...fine, ...change }, defaultWithdrawalLimits)
  expect(found?.code).toBe(code)
})
