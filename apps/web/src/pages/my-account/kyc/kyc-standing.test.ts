import { expect, test } from 'vitest'
import { kycStanding, proofsOf } from './kyc-standing.ts'

const approved = { kyc_status: 'approved', poa_status: 'approved', bvn_last4: '0003' } as const

test('what the member has to do comes before what they wait for', () => {
  const standing = (facts: Partial<Parameters<typeof proofsOf>[0]>, isGlobal = false) =>
    kycStanding(proofsOf({ ...approved, ...facts }, isGlobal))
  expect(standing({})).toBe('All approved')
  expect(standing({ kyc_status: 'submitted', poa_status: 'submitted' })).toBe(
    'Being checked: 2 of 3',
  )
  expect(standing({ poa_status: 'submitted' }, true)).toBe('Being checked: 1 of 2')
  expect(standing({ kyc_status: 'submitted', bvn_last4: null })).toBe('Still needed: 1 of 3')
  expect(standing({ kyc_status: 'rejected', poa_status: 'not_submitted' })).toBe(
    'Needs another look: 1 of 3',
  )
})
