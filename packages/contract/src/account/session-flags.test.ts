import { describe, expect, it } from 'vitest'
import type { BankAccount } from '../bank-account/bank-account.ts'
import { compareNames } from '../bank-account/compare-names.ts'
import type { BankAccounts } from '../withdrawal/payout-account.ts'
import { isGlobalMember } from './is-global-member.ts'
import type { MemberFacts } from './member-facts.ts'
import { sessionFlags } from './session-flags.ts'

const account = (changes: Partial<BankAccount>): BankAccount => ({
  kind: 'ngn',
  currency: 'NGN',
  account_name: 'BELLO DAYO',
  account_number: '0123450004',
  bank_name: 'Guaranty Trust Bank',
  bank_code: '058',
  routing_number: null,
  swift: null,
  bank_address: null,
  country: 'Nigeria',
  name_match: { matches: true, differing_words: [] },
  check: { status: 'not_needed', reason: null },
  updated_at: '2026-06-01T09:00:00Z',
  ...changes,
})
const inNaira = account({})
const inDollars = account({
  kind: 'usd',
  currency: 'USD',
  check: { status: 'waiting', reason: null },
})
const ofAnother = { name_match: { matches: false, differing_words: ['JOHN'] } }
const none: BankAccounts = { ngn: null, usd: null, other: null, international: null }

const ready: MemberFacts = {
  isGlobal: false,
  kycStatus: 'approved',
  poaStatus: 'approved',
  isBvnValidated: true,
  bankAccounts: { ...none, ngn: inNaira, usd: inDollars },
  isActive: true,
  withdrawalsPausedUntil: undefined,
  contributionPolicy: 'submitted',
  now: new Date('2026-06-30T09:00:00Z'),
}
const flags = (changes: Partial<MemberFacts>) => sessionFlags({ ...ready, ...changes })

describe('what a member may do', () => {
  it('lets a fully approved member withdraw and contribute', () => {
    expect(flags({})).toMatchObject({ can_make_withdrawal: true, can_contribute: true })
  })

  it.each<[string, Partial<MemberFacts>]>([
    ['no BVN', { isBvnValidated: false }],
    ['identity waiting', { kycStatus: 'submitted' }],
    ['address rejected', { poaStatus: 'rejected' }],
    ['no bank account', { bankAccounts: none }],
    ['only accounts of somebody else', { bankAccounts: { ...none, ngn: account(ofAnother) } }],
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

describe('the obstacles of each wallet', () => {
  const obstacles = (bankAccounts: Partial<BankAccounts>, changes: Partial<MemberFacts> = {}) =>
    flags({ bankAccounts: { ...none, ...bankAccounts }, ...changes }).withdrawal_obstacles

  it.each<[string, Partial<BankAccounts>, string[], string[]]>([
    ['one of each', { ngn: inNaira, usd: inDollars }, [], []],
    ['a naira account only', { ngn: inNaira }, [], ['bank']],
    ['a dollar account only', { usd: inDollars }, ['bank'], []],
    ['a naira account in another name', { ngn: account(ofAnother) }, ['bank_name'], ['bank']],
    ['naira at a bank nobody asked', { other: account({ kind: 'other' }) }, ['bank'], ['bank']],
    ['dollars abroad', { international: { ...inDollars, kind: 'international' } }, ['bank'], []],
    [
      'euros abroad',
      { international: account({ kind: 'international', currency: 'EUR' }) },
      ['bank'],
      ['bank'],
    ],
    [
      'a refused dollar account',
      { usd: { ...inDollars, check: { status: 'refused', reason: 'Not yours.' } } },
      ['bank'],
      ['bank'],
    ],
    [
      'another dollar account in the own name',
      { usd: { ...inDollars, ...ofAnother }, other: { ...inDollars, kind: 'other' } },
      ['bank'],
      [],
    ],
  ])('with %s', (_, accounts, ngn, usd) => {
    expect(obstacles(accounts)).toEqual({ ngn, usd })
  })

  it('have no naira wallet for a global member', () => {
    expect(obstacles({ usd: inDollars }, { isGlobal: true })).toEqual({ ngn: null, usd: [] })
  })

  it('are listed in the order of the banner', () => {
    const facts: Partial<MemberFacts> = {
      isBvnValidated: false,
      kycStatus: 'rejected',
      poaStatus: 'submitted',
      withdrawalsPausedUntil: new Date('2026-07-01T08:00:00Z'),
      isActive: false,
    }
    expect(obstacles({}, facts)?.ngn).toEqual([
      'bvn',
      'kyc',
      'bank',
      'pending',
      'paused',
      'on_hold',
    ])
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
    ['MR. BELLO DAYO ADEKUNLE', 'Dayo Bello', true, ['MR.', 'ADEKUNLE']],
    ['Anne-Marie Obi', 'Anne Marie Obi', true, []],
    ['Co Bello', 'Co Bello', true, []],
    ['JOHN BELLO', 'Dayo Bello', false, ['JOHN']],
    ['Mr Dayo Bello & Evil Ltd', 'Dayo Bello', false, ['Mr', 'Evil', 'Ltd']],
    ['Dayo Bello & Ada', 'Dayo Bello', false, ['Ada']],
    ['Dayo Bello and Ada', 'Dayo Bello', false, ['and', 'Ada']],
    ['BELLO DAYO/ADA', 'Dayo Bello', false, ['DAYO/ADA']],
    ['Dayo Bello Ventures', 'Dayo Bello', false, ['Ventures']],
    ['Dayo Bello Somebody Else', 'Dayo Bello', false, ['Somebody', 'Else']],
    ['', 'Dayo Bello', false, []],
  ])('%s against %s', (bank, member, matches, differing_words) => {
    expect(compareNames(bank, member)).toEqual({ matches, differing_words })
  })
})
