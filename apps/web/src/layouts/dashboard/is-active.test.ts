import { expect, test } from 'vitest'
import { isActive } from './is-active.ts'

test.each([
  ['/dashboard/wallet', '/dashboard/wallet', true],
  ['/dashboard/wallet/7', '/dashboard/wallet', true],
  ['/dashboard/my-account?tab=KYC', '/dashboard/my-account', true],
  ['/dashboard/wallets', '/dashboard/wallet', false],
  ['/dashboard', '/dashboard/wallet', false],
  [
    '/dashboard/investment-pools/7?product_type=purple&currency=NGN',
    '/dashboard/investment-pools/7?product_type=purple&currency=NGN',
    true,
  ],
  [
    '/dashboard/investment-pools/7?product_type=purple&currency=NGN',
    '/dashboard/investment-pools/7?product_type=purple&currency=USD',
    false,
  ],
])('at %s, is %s active? %s', (current, path, expected) => {
  expect(isActive(current, path)).toBe(expected)
})
