import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/dashboard/my-account', '?tab=KYC', '/dashboard/my-account?tab=KYC'],
  [
    '/dashboard/transactions',
    '?kind=fee&from=2026-01-01&note=private',
    '/dashboard/transactions?kind=fee&from=2026-01-01',
  ],
  [
    '/auth/login',
    '?utm_source=news&utm_campaign=may',
    '/auth/login?utm_source=news&utm_campaign=may',
  ],
  ['/auth/reset-password', '?token=abc123', '/auth/reset-password'],
  ['/auth/login', '?code=1234&email=ada%40members.example', '/auth/login'],
  ['/auth/login', '?redirect_url=%2Fdashboard%2Fx%3Ftoken%3Dabc', '/auth/login'],
  ['/auth/login', `?utm_source=${'a'.repeat(101)}`, '/auth/login'],
  ['/auth/login', '', '/auth/login'],
  ['/verify/2222-3333-4444-5555', '', '/verify'],
])('%s%s is told as %s', (pathname, search, expected) => {
  expect(pageAddress(pathname, search)).toBe(expected)
})
