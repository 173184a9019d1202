import { expect, test } from 'vitest'
import { redirectsInto, withRedirectUrl } from './redirect-url.ts'

const readRedirectUrl = redirectsInto('/dashboard')

const search = (target: string) => `?redirect_url=${encodeURIComponent(target)}`

test.each([
  '/dashboard/wallet',
  '/dashboard/my-account?tab=KYC',
  '/dashboard/my-investments?investment_type=USD#top',
  '/dashboard/my-investments/details/42',
  '/dashboard/investment-pools/7?name=Ada%20%26%20co',
])('%s is honoured', target => {
  expect(readRedirectUrl(search(target))).toBe(target)
  expect(readRedirectUrl(withRedirectUrl('', target))).toBe(target)
})

test.each([
  '',
  '/dashboard',
  '/dashboardx/',
  '/auth/login',
  'dashboard/wallet',
  'https://evil.example/dashboard/',
  '//evil.example/dashboard/',
  '/dashboard//evil.example',
  '/dashboard/\\evil.example',
  '/dashboard/..//evil.example',
  '/dashboard/../auth/login',
  '/dashboard/%2e%2e/auth',
  '/dashboard/%252e%252e/auth',
  '/dashboard/%2f/evil.example',
  '/dashboard/%5cevil.example',
  '/dashboard/%',
  '/dashboard/\tx',
  '/dashboard/\nx',
  'javascript:alert(1)//dashboard/',
])('%j is refused', target => {
  expect(readRedirectUrl(search(target))).toBeUndefined()
})

test('nothing to return to leaves the path alone', () => {
  expect(withRedirectUrl('/auth/login', undefined)).toBe('/auth/login')
})
