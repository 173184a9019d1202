import { expect, it } from 'vitest'
import type { DocumentStatus } from '../kyc/document-status.ts'
import { detailsLock } from './details-lock.ts'

const member = (
  kyc_status: DocumentStatus,
  poa_status: DocumentStatus,
  bvn_last4: string | null = null,
) => ({
  first_name: 'Ngozi',
  last_name: 'Eze',
  country: 'Nigeria',
  citizenship: ['Nigeria'],
  pep: true,
  kyc_status,
  poa_status,
  bvn_last4,
})

it.each<[DocumentStatus, DocumentStatus, string | undefined, string | undefined]>([
  ['not_submitted', 'not_submitted', undefined, undefined],
  ['rejected', 'rejected', undefined, undefined],
  ['submitted', 'not_submitted', 'being_checked', 'declared'],
  ['rejected', 'submitted', 'being_checked', 'declared'],
  ['rejected', 'approved', 'approved', 'declared'],
  ['not_submitted', 'approved', 'approved', 'declared'],
  ['approved', 'rejected', 'approved', 'declared'],
  ['approved', 'submitted', 'approved', 'declared'],
  ['approved', 'approved', 'approved', 'declared'],
])('with an ID %s and an address %s: another name %s, no more PEP %s', (kyc, poa, name, pep) => {
  const one = member(kyc, poa)
  expect(detailsLock(one, { last_name: 'Obi' })).toBe(name)
  expect(detailsLock(one, { citizenship: ['Ghana'] })).toBe(name)
  expect(detailsLock(one, { pep: false })).toBe(pep)
  expect(detailsLock(one, { country_code: 'GH', phone: '+233201234567' })).toBe(undefined)
  const same = { last_name: 'Eze', citizenship: ['Nigeria'], pep: true, phone: '+2348031234567' }
  expect(detailsLock(one, same)).toBe(undefined)
  expect(detailsLock({ ...one, pep: false }, { pep: false })).toBe(undefined)
})

it('a validated BVN keeps the name it was checked with, and nothing else', () => {
  const one = member('rejected', 'not_submitted', '8901')
  expect(detailsLock(one, { first_name: 'Chinedu' })).toBe('bvn')
  expect(detailsLock(one, { last_name: 'Obi', country: 'Ghana' })).toBe('bvn')
  expect(detailsLock(one, { first_name: 'Ngozi', country: 'Ghana' })).toBe(undefined)
  expect(detailsLock(member('approved', 'approved', '8901'), { last_name: 'Obi' })).toBe('approved')
})
