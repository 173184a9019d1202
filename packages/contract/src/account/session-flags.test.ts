import { describe, expect, it } from 'vitest'
import { compareNames } from '../bank-account/compare-names.ts'
import { isGlobalMember } from './is-global-member.ts'
import { type MemberFacts, sessionFlags } from './session-flags.ts'

const ready: MemberFacts = {
  isGlobal: false,
  kycStatus: 'approved',
  poaStatus: 'approved',
  isBvnValidated: true,
  hasBankAccount: true,
  isActive: true,
  withdrawalsPausedUntil: undefined,
  contributionPolicy: 'submitted',
  now: new Date('2026-06-30T09:00:00Z'),
}
const flags = (changes: Partial<MemberFacts>) => sessionFlags({ ...ready, ...changes })

describe('what a member may do', () => {
  it('lets whoever has everything approved withdraw and contribute', () => {
    expect(flags({})).toMatchObject({ can_make_withdrawal: true, can_contribute: true })
  })

  it.each<[string, Partial<MemberFacts>]>([
    ['no BVN', { isBvnValidated: false }],
    ['identity waiting', { kycStatus: 'submitted' }],
    ['address rejected', { poaStatus: 'rejected' }],
    ['no bank account', { hasBankAccount: false }],
    ['on hold', { isActive: false }],
    ['a fresh bank account', { withdrawalsPausedUntil: new Date('2026-07-01T08:00:00Z') }],
  ])('lets nobody withdraw with %s', (_, changes) => {
    expect(flags(changes).can_make_withdrawal).toBe(false)
  })

  it('asks a global member for no BVN', () => {
    expect(flags({ isGlobal: true, isBvnValidated: false }).can_make_withdrawal).toBe(true)
  })

  it('ends a pause when its time has come', () => {
    expect(flags({ withdrawalsPausedUntil: ready.now }).can_make_withdrawal).toBe(true)
  })

  it('follows the club’s policy while documents wait', () => {
    const waiting = { kycStatus: 'submitted', poaStatus: 'submitted' } as const
    expect(flags(waiting).can_contribute).toBe(true)
    expect(flags({ ...waiting, contributionPolicy: 'validated' }).can_contribute).toBe(false)
    expect(flags({ kycStatus: 'not_submitted' }).can_contribute).toBe(false)
  })

  it('counts a rejected document as not handed in', () => {
    expect(flags({ kycStatus: 'rejected' })).toMatchObject({
      has_submitted_kyc: false,
      kyc_is_validated: false,
      can_contribute: false,
    })
  })
})

describe('a global member', () => {
  it('is Nigerian neither by residence nor by citizenship', () => {
    expect(isGlobalMember('Canada', ['Canada'])).toBe(true)
    expect(isGlobalMember('Nigeria', ['Canada'])).toBe(false)
    expect(isGlobalMember('Canada', ['Canada', 'Nigeria'])).toBe(false)
  })
})

describe('a bank’s name and the membership name', () => {
  it.each([
    ['BELLO DAYO', 'Dayo Bello', true, []],
    ['BELLO, DAYO ADEKUNLE', 'Dayo Bello', true, ['ADEKUNLE']],
    ['Ẹ̀fẹ́ Ògbẹ́mudia', 'Efe Ogbemudia', true, []],
    ['JOHN BELLO', 'Dayo Bello', false, ['JOHN']],
    ['', 'Dayo Bello', false, []],
  ])('%s against %s', (bank, member, matches, differing_words) => {
    expect(compareNames(bank, member)).toEqual({ matches, differing_words })
  })
})
