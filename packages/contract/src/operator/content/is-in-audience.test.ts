import { expect, it } from 'vitest'
import { isInAudience } from './is-in-audience.ts'

const member = { is_global: false, is_email_verified: true, status: 'active' } as const

it.each([
  ['everyone', member, true],
  ['nigerian_members', member, true],
  ['global_members', member, false],
  ['nigerian_members', { ...member, is_global: true }, false],
  ['global_members', { ...member, is_global: true }, true],
  ['everyone', { ...member, status: 'suspended' }, true],
  ['everyone', { ...member, status: 'closed' }, false],
  ['everyone', { ...member, is_email_verified: false }, false],
] as const)('a notice to %s reaches %o: %s', (audience, facts, isTold) => {
  expect(isInAudience(audience, facts)).toBe(isTold)
})
