// What operators may decide, and the order of the refusals.
import { describe, expect, it } from 'vitest'
import { bankAccountCheckStatuses } from '../bank-account/bank-account.ts'
import { documentStatuses } from '../kyc/document-status.ts'
import { money } from '../money/money.ts'
import { paymentStatuses } from '../payment/payment-status.ts'
import { withdrawalStatuses } from '../withdrawal/withdrawal-status.ts'
import { aboutYourself } from './about-yourself.ts'
import { bankAccountDecisionProblem } from './bank-account/bank-account-decision-problem.ts'
import { isSameBankLine } from './bank-line.ts'
import { surveyStates } from './content/managed-survey.ts'
import { surveyClosingProblem } from './content/survey-closing-problem.ts'
import { isFirstOfTwo, kycDecisionProblem } from './kyc/kyc-decision.ts'
import { holdProblem } from './member/hold-problem.ts'
import { payoutBatchStatuses } from './payout-batch/payout-batch-status.ts'
import { preparationProblem } from './payout-batch/preparation-problem.ts'
import { releaseProblem } from './payout-batch/release-problem.ts'
import { proposalProblem } from './proposal-problem.ts'
import { isSmallRateStep } from './rate/is-small-rate-step.ts'
import { receivedOnProblem } from './received-on-problem.ts'
import { draftFieldProblems } from './returns/draft-problem.ts'
import { discardedFrom, postedFrom, postingProblem } from './returns/posting-problem.ts'
import { returnsPostingStatuses } from './returns/returns-posting.ts'
import { secondPersonProblem } from './second-person-problem.ts'
import { confirmationProblem } from './transfer/confirmation-problem.ts'
import { rejectionProblem } from './transfer/rejection-problem.ts'
import { assignmentProblem } from './unmatched/assignment-problem.ts'
import { returningProblem } from './unmatched/returning-problem.ts'
import { versionProblem } from './version-problem.ts'
import { approvalProblem } from './withdrawal/approval-problem.ts'
import { refusalProblem } from './withdrawal/refusal-problem.ts'
import { withdrawalWarnings } from './withdrawal/withdrawal-warnings.ts'

function open<Status extends string>(
  statuses: readonly Status[],
  problem: (status: Status) => string | undefined,
): Status[] {
  return statuses.filter(status => problem(status) === undefined)
}

describe('who decides', () => {
  it('is nobody concerned, and never the same person twice', () => {
    expect(aboutYourself('tunde', 'tunde')).toBe('about_yourself')
    expect(aboutYourself('tunde', 'dayo')).toBeUndefined()
    expect(secondPersonProblem('tunde', 'tunde')).toBe('second_person_needed')
    expect(secondPersonProblem('tunde', 'uche')).toBeUndefined()
  })
})

describe('a document', () => {
  const about = {
    status: 'submitted',
    memberId: 'chidi',
    isPoliticallyExposed: false,
    firstApprovedBy: null,
    takenBackBy: null,
  } as const
  const exposed = { ...about, isPoliticallyExposed: true }
  const begun = { ...exposed, firstApprovedBy: 'ngozi' }
  const approved = { ...about, status: 'approved' } as const
  const doubted = { ...approved, takenBackBy: 'ngozi' } as const
  const approval = { status: 'approved', by: 'ngozi' } as const
  const rejection = { ...approval, status: 'rejected' } as const

  it('is decided while it is submitted', () => {
    const decide = (status: (typeof documentStatuses)[number]) =>
      kycDecisionProblem({ ...about, status }, approval)
    expect(open(documentStatuses, decide)).toEqual(['submitted'])
  })

  it.each([
    ['an approval', about, approval, undefined, false],
    ['the first approval of two', exposed, approval, undefined, true],
    ['the second by the same person', begun, approval, 'already_decided', false],
    ['the second by another', begun, { ...approval, by: 'tunde' }, undefined, false],
    ['a rejection, which takes one', exposed, rejection, undefined, false],
    ['a rejection by who approved first', begun, rejection, undefined, false],
    ['the first who takes an approval back', approved, rejection, undefined, true],
    ['the same once more', doubted, rejection, 'already_decided', false],
    ['the second who takes it back', doubted, { ...rejection, by: 'tunde' }, undefined, false],
    ['leaving it approved after all', doubted, approval, undefined, false],
    ['one about oneself', about, { ...approval, by: 'chidi' }, 'about_yourself', false],
    [
      'one about oneself, decided already',
      { ...about, status: 'approved' },
      { ...approval, by: 'chidi' },
      'about_yourself',
      false,
    ],
  ] as const)('%s', (_, facts, decision, code, isFirst) => {
    expect(kycDecisionProblem(facts, decision)).toBe(code)
    expect(isFirstOfTwo(facts, decision)).toBe(isFirst)
  })
})

describe('a bank account', () => {
  it('is decided while it waits, by somebody else than its owner', () => {
    const decide = (status: (typeof bankAccountCheckStatuses)[number]) =>
      bankAccountDecisionProblem({ status, memberId: 'dayo' }, 'tunde')
    expect(open(bankAccountCheckStatuses, decide)).toEqual(['waiting'])
    const own = { status: 'waiting', memberId: 'tunde' } as const
    expect(bankAccountDecisionProblem(own, 'tunde')).toBe('about_yourself')
    expect(bankAccountDecisionProblem({ ...own, status: 'approved' }, 'tunde')).toBe(
      'already_decided',
    )
  })
})

describe('a transfer', () => {
  const hundred = money('NGN', 100_00n)
  const expected = { status: 'pending_confirmation', memberId: 'chidi', expected: hundred } as const
  const inFull = { received: hundred, differs: false, by: 'tunde' }

  it('is confirmed while it is expected, and when it comes after all', () => {
    const confirm = (status: (typeof paymentStatuses)[number]) =>
      confirmationProblem({ ...expected, status }, inFull)
    expect(open(paymentStatuses, confirm)).toEqual([
      'pending_confirmation',
      'failed',
      'expired',
      'cancelled',
    ])
    expect(confirm('succeeded')).toBe('already_decided')
  })

  it('is rejected only while it is expected', () => {
    const reject = (status: (typeof paymentStatuses)[number]) =>
      rejectionProblem({ ...expected, status }, 'tunde')
    expect(open(paymentStatuses, reject)).toEqual(['pending_confirmation'])
  })

  it.each([99_99n, 100_01n, 1_000_00n, 10_00n])(
    'is confirmed with %s instead of 10000 kobo only by who says that it differs',
    minor => {
      const received = money('NGN', minor)
      expect(confirmationProblem(expected, { ...inFull, received })).toBe('amount_differs')
      const seen = { ...inFull, received, differs: true }
      expect(confirmationProblem(expected, seen)).toBeUndefined()
    },
  )

  it('is decided by somebody other than its member', () => {
    expect(confirmationProblem(expected, { ...inFull, by: 'chidi' })).toBe('about_yourself')
    expect(rejectionProblem(expected, 'chidi')).toBe('about_yourself')
  })
})

describe('a withdrawal', () => {
  const ready = {
    status: 'pending',
    memberId: 'dayo',
    isMemberActive: true,
    areDocumentsApproved: true,
    check: 'approved',
    debt: undefined,
    isEarlierPayoutOpen: false,
    creditors: new Set<string>(),
  } as const
  type Change = Partial<Parameters<typeof approvalProblem>[0]>
  const approve = (change: Change, by = 'tunde') => approvalProblem({ ...ready, ...change }, by)

  it('is approved while it is pending, to an account the club has checked', () => {
    expect(open(withdrawalStatuses, status => approve({ status }))).toEqual(['pending'])
    const checked = open(bankAccountCheckStatuses, check => approve({ check }))
    expect(checked).toEqual(['not_needed', 'approved'])
    expect(approve({ check: 'waiting' })).toBe('bank_account_unchecked')
  })

  it('is not approved while its member is on hold', () => {
    expect(approve({ isMemberActive: false, check: 'waiting' })).toBe('member_on_hold')
    expect(approve({ isMemberActive: false, status: 'paid' })).toBe('already_decided')
  })

  it('is not approved while its member’s documents aren’t', () => {
    expect(approve({ areDocumentsApproved: false })).toBe('documents_not_approved')
    const creditors = new Set(['tunde'])
    expect(approve({ areDocumentsApproved: false, creditors })).toBe('documents_not_approved')
  })

  it('is not approved while its member owes more than they have left', () => {
    const debt = money('NGN', 1n)
    expect(approve({ debt })).toBe('debt_uncovered')
    expect(approve({ debt, isMemberActive: false })).toBe('member_on_hold')
    expect(approve({ debt, status: 'approved' })).toBe('already_decided')
  })

  it('is approved by nobody who gave its member money by hand', () => {
    expect(approve({ creditors: new Set(['tunde']) })).toBe('credited_by_you')
    expect(approve({ creditors: new Set(['tunde']) }, 'uche')).toBeUndefined()
  })

  it('is refused until it is in a batch', () => {
    const refuse = (status: (typeof withdrawalStatuses)[number]) =>
      refusalProblem({ ...ready, status }, 'tunde')
    expect(open(withdrawalStatuses, refuse)).toEqual(['pending', 'approved'])
    expect(refuse('in_batch')).toBe('already_decided')
  })

  it('is decided by somebody other than its member', () => {
    expect(approve({ status: 'paid' }, 'dayo')).toBe('about_yourself')
    expect(refusalProblem(ready, 'dayo')).toBe('about_yourself')
  })

  it('warns of what an operator should look at', () => {
    const fine = {
      nameMatch: { matches: true, differing_words: [] },
      isAccountReplaced: false,
      isMemberActive: true,
      areDocumentsApproved: true,
      debt: undefined,
      matters: [],
      stop: null,
      isSent: false,
      requestedAt: new Date('2026-05-31T23:30:00Z'),
      memberSince: new Date('2026-05-01T08:00:00Z'),
      accountSetAt: new Date('2026-05-01T08:00:00Z'),
    }
    expect(withdrawalWarnings(fine)).toEqual([])
    const odd = {
      ...fine,
      accountSetAt: null,
      nameMatch: { matches: true, differing_words: ['Ventures', 'Ltd'] },
      isAccountReplaced: true,
      isMemberActive: false,
      areDocumentsApproved: false,
      stop: 'payee_changed' as const,
    }
    expect(withdrawalWarnings(odd)).toEqual([
      'It is not sent. The bank account isn’t the one that was released.',
      'The member is on hold.',
      'Their documents aren’t approved any more. It isn’t paid before they are.',
      'The bank’s name for the account has also: Ventures, Ltd.',
      'The member has set another bank account since.',
    ])
    expect(withdrawalWarnings({ ...fine, isMemberActive: false, stop: 'member_on_hold' })).toEqual([
      'It is not sent. The member is on hold.',
    ])
    expect(
      withdrawalWarnings({ ...fine, stop: 'member_on_hold', isMemberActive: false, isSent: true }),
    ).toEqual([
      'It is not sent again. The member is on hold. It may still be paid: it was sent before, without an answer. Once its provider knows nothing of it a day later, it can be settled as failed.',
    ])
    const debt = money('USD', 1_250_00n)
    const owing = 'They owe $1,250 more than is left in their wallets.'
    expect(withdrawalWarnings({ ...fine, debt })).toEqual([
      `${owing} It isn’t paid before that is settled.`,
    ])
    const credited = { kind: 'credited', amount: debt, by: 'Tunde Bakare', isShown: false } as const
    const long = new Date('2025-01-05T08:00:00Z')
    const matters = [
      { ...credited, at: long },
      { ...credited, isShown: true, at: fine.requestedAt },
      { ...credited, isShown: true, at: long },
      { kind: 'taken_back', amount: debt, by: null, isShown: true, at: fine.requestedAt },
      { kind: 'won_back', amount: debt, by: null, isShown: true, at: fine.requestedAt },
      { kind: 'won_back', amount: debt, by: 'Tunde Bakare', isShown: false, at: long },
      { kind: 'payout_named', amount: debt, by: null, isShown: true, at: long },
    ] as const
    expect(withdrawalWarnings({ ...fine, matters })).toEqual([
      'Tunde Bakare credited $1,250 on 5 Jan 2025, and no bank statement from somebody else shows it.',
      'Tunde Bakare credited $1,250 on 1 Jun 2026, and a bank statement from somebody else shows it.',
      'Their bank took $1,250 back on 1 Jun 2026.',
      '$1,250 that their bank took back came again on 1 Jun 2026, as its provider says.',
      'Tunde Bakare wrote down on 5 Jan 2025 that $1,250 that their bank took back came again, and no bank statement from somebody else shows it.',
      'A line of the bank of 5 Jan 2025 names a payout of $1,250 to them that failed or came back. Somebody has to say what that line is.',
    ])
    expect(withdrawalWarnings({ ...fine, debt, stop: 'debt_uncovered' })).toEqual([
      'It is not sent. The member owes more than is left in their wallets.',
    ])
  })

  it.each([
    ['2026-05-31T23:15:00Z', 'on the day that'],
    // Half past eleven in Lagos.
    ['2026-05-31T22:30:00Z', 'the day before'],
    ['2026-05-02T08:00:00Z', '30 days before'],
  ])('warns of an account that was set, and a member who joined, at %s: %s it', (at, text) => {
    const fine = {
      nameMatch: { matches: true, differing_words: [] },
      isAccountReplaced: false,
      isMemberActive: true,
      areDocumentsApproved: true,
      debt: undefined,
      matters: [],
      stop: null,
      isSent: false,
      requestedAt: new Date('2026-05-31T23:30:00Z'),
      memberSince: new Date(at),
      accountSetAt: new Date(at),
    }
    expect(withdrawalWarnings(fine)).toEqual([
      `The bank account was set ${text} this was asked for.`,
      `They joined ${text} this was asked for.`,
    ])
    // An account that was set later than that isn't the one it goes to.
    expect(withdrawalWarnings({ ...fine, requestedAt: new Date('2026-04-01T08:00:00Z') })).toEqual(
      [],
    )
  })
})

describe('a payout batch', () => {
  it.each([
    [{ status: 'approved', currency: 'NGN' }, undefined],
    [{ status: 'pending', currency: 'NGN' }, 'conflict'],
    [{ status: 'pending', currency: 'USD' }, 'conflict'],
    [{ status: 'approved', currency: 'USD' }, 'currency_mismatch'],
  ] as const)('in naira takes %o: %s', (withdrawal, code) => {
    expect(preparationProblem(withdrawal, 'NGN')).toBe(code)
  })

  it('is released once, by somebody other than its preparer', () => {
    const release = (status: (typeof payoutBatchStatuses)[number]) =>
      releaseProblem({ status, preparedBy: 'tunde' }, 'uche')
    expect(open(payoutBatchStatuses, release)).toEqual(['prepared'])
    const own = { status: 'prepared', preparedBy: 'tunde' } as const
    expect(releaseProblem(own, 'tunde')).toBe('second_person_needed')
    expect(releaseProblem({ ...own, status: 'released' }, 'tunde')).toBe('already_decided')
  })
})

describe('returns', () => {
  const own = { status: 'draft', draftedBy: 'tunde', reversalDraftedBy: null } as const

  it('are posted once, by somebody other than their author', () => {
    const post = (status: (typeof returnsPostingStatuses)[number]) =>
      postingProblem({ ...own, status }, 'uche')
    expect(open(returnsPostingStatuses, post)).toEqual(['draft', 'reversal_draft'])
    expect(postingProblem(own, 'tunde')).toBe('second_person_needed')
    expect(postingProblem({ ...own, status: 'posted' }, 'tunde')).toBe('already_decided')
  })

  it('are taken back by somebody other than who proposed it', () => {
    const reversal = { ...own, status: 'reversal_draft', reversalDraftedBy: 'zainab' } as const
    expect(postingProblem(reversal, 'zainab')).toBe('second_person_needed')
    expect(postingProblem(reversal, 'tunde')).toBeUndefined()
    expect([postedFrom('draft'), postedFrom('reversal_draft')]).toEqual(['posting', 'reversing'])
    const discarded = [discardedFrom('draft'), discardedFrom('reversal_draft')]
    expect(discarded).toEqual(['discarded', 'posted'])
  })

  it('are drafted for a month that is over, with a fee on what was earned alone', () => {
    const naira = (minor: bigint) => money('NGN', minor)
    const draft = { year: 2026, month: 5, total: naira(100n), fee: naira(100n) }
    expect(draftFieldProblems(draft, '2026-06-01')).toBeUndefined()
    expect(draftFieldProblems(draft, '2026-05-31')).toHaveProperty('month')
    expect(draftFieldProblems({ ...draft, fee: naira(101n) }, '2026-06-01')).toEqual({
      fee_amount: 'The fee can’t be more than what was earned.',
    })
    expect(draftFieldProblems({ ...draft, total: naira(-1n) }, '2026-06-01')).toEqual({
      fee_amount: 'There is no fee on a loss.',
    })
    const loss = { ...draft, total: naira(-1n), fee: naira(0n) }
    expect(draftFieldProblems(loss, '2026-06-01')).toBeUndefined()
  })
})

describe('unmatched money', () => {
  const toWallet = {
    to: { id: 'bola', isGlobal: false },
    payment: undefined,
    differs: false,
    by: 'tunde',
  } as const

  it.each([
    ['open', 'NGN', false, undefined],
    ['open', 'USD', true, undefined],
    ['open', 'NGN', true, 'wallet_not_available'],
    ['assigned', 'NGN', true, 'already_decided'],
    ['returned', 'USD', false, 'already_decided'],
  ] as const)('%s, in %s, to a member who is global %s', (state, currency, isGlobal, code) => {
    const found = { state, received: { currency, amount: 1 } }
    expect(assignmentProblem(found, { ...toWallet, to: { id: 'bola', isGlobal } })).toBe(code)
  })

  it('is given by somebody other than who gets it', () => {
    const found = { state: 'open', received: { currency: 'NGN', amount: 1 } } as const
    expect(assignmentProblem(found, { ...toWallet, by: 'bola' })).toBe('about_yourself')
  })

  it.each([
    [{}, undefined],
    [{ gateway: 'transfer', status: 'pending' }, undefined],
    [{ gateway: 'card', status: 'pending' }, 'gateway_not_available'],
    [{ status: 'succeeded' }, 'already_decided'],
    [{ status: 'failed' }, 'already_decided'],
    [{ expected: money('USD', 100n) }, 'currency_mismatch'],
    [{ expected: money('NGN', 101n) }, 'amount_differs'],
  ] as const)('pays what waits for it: %o is %s', (change, code) => {
    const found = { state: 'open', received: { currency: 'NGN', amount: 1 } } as const
    const payment = {
      gateway: 'bank',
      status: 'pending_confirmation',
      expected: money('NGN', 100n),
      ...change,
    } as const
    expect(assignmentProblem(found, { ...toWallet, payment })).toBe(code)
    const differs = { ...toWallet, payment, differs: true }
    expect(assignmentProblem(found, differs)).toBe(code === 'amount_differs' ? undefined : code)
  })

  it('is sent back while it is open', () => {
    expect(returningProblem({ state: 'open' })).toBeUndefined()
    expect(returningProblem({ state: 'assigned' })).toBe('already_decided')
  })
})

describe('a line of the bank statement', () => {
  const line = { currency: 'NGN', minor: 100n, receivedOn: '2026-06-03', bankReference: 'FT1a' }

  it('is the same however its reference is written', () => {
    expect(isSameBankLine(line, { ...line, bankReference: 'ft1A' })).toBe(true)
  })

  it.each([
    { currency: 'USD' },
    { minor: 101n },
    { receivedOn: '2026-06-02' },
    { bankReference: 'FT1' },
  ])('is another one with %o', change => {
    expect(isSameBankLine(line, { ...line, ...change })).toBe(false)
  })

  it.each([
    ['2026-06-03', true],
    ['2025-06-02', true],
    ['2026-06-04', false],
    ['2025-06-01', false],
    ['1926-06-03', false],
  ])('of %s, written down on 3 June 2026, is taken: %s', (day, isTaken) => {
    expect(receivedOnProblem(day, '2026-06-03') === undefined).toBe(isTaken)
  })
})

describe('a survey', () => {
  it('is closed while it is open', () => {
    expect(open(surveyStates, state => surveyClosingProblem({ state }))).toEqual(['open'])
  })
})

describe('a hold', () => {
  it.each([
    [false, true, undefined],
    [true, false, undefined],
    [true, true, 'already_decided'],
    [false, false, 'already_decided'],
  ])('on hold %s, to be on hold %s', (isOnHold, hold, code) => {
    expect(holdProblem(isOnHold, hold)).toBe(code)
  })
})

describe('a proposal', () => {
  it.each([
    ['proposed', undefined],
    ['confirmed', 'already_decided'],
    ['discarded', 'already_decided'],
  ] as const)('that is %s', (status, code) => {
    expect(proposalProblem(status)).toBe(code)
  })
})

describe('a change of bank details', () => {
  it('is proposed for the version that its author saw', () => {
    expect(versionProblem({ version: 3 }, 3)).toBeUndefined()
    expect(versionProblem({ version: 3 }, 2)).toBe('conflict')
  })
})

describe('an exchange rate that one person sets', () => {
  it.each([
    ['1650', { last: '1500', base: '1500' }, true],
    ['1350', { last: '1500', base: '1500' }, true],
    ['1650.000001', { last: '1500', base: '1500' }, false],
    // Near the last one, but too far from the one of a day ago.
    ['1650', { last: '1600', base: '1450' }, false],
    ['1650', { last: '1450', base: '1600' }, false],
    ['1650', { last: undefined, base: undefined }, false],
    ['no rate', { last: '1500', base: '1500' }, false],
  ])('is %s after %o: %s', (rate, before, isSmall) => {
    expect(isSmallRateStep(rate, before, 10)).toBe(isSmall)
  })
})
