import { expect, test } from 'vitest'
import { accountName } from './account-name.ts'

test('a provider is called what the statements call it', () => {
  expect(accountName('clearing', { holder: 'card', name: 'card' })).toBe('Card provider')
  expect(accountName('payouts', { holder: 'card', name: 'KF-X7HQUZ29' })).toBe('KF-X7HQUZ29')
})
