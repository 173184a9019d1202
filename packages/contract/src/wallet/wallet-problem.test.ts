import { expect, it } from 'vitest'
import { walletProblem } from './wallet-problem.ts'

it.each([
  [false, 'NGN', undefined],
  [false, 'USD', undefined],
  [true, 'NGN', 'wallet_not_available'],
  [true, 'USD', undefined],
] as const)('a member who is global %s holds %s: %s', (isGlobal, currency, code) => {
  expect(walletProblem(isGlobal, currency)).toBe(code)
})
