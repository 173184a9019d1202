import { describe, expect, it } from 'vitest'
import { withdrawalStatuses } from '../../withdrawal/withdrawal-status.ts'
import { approvalProblem } from '../withdrawal/approval-problem.ts'
import { payeeProblem } from '../withdrawal/payee-problem.ts'
import { returnProblem } from '../withdrawal/return-problem.ts'
import { canBeGivenUp } from './can-be-given-up.ts'
import { exportProblem } from './export-problem.ts'
import { type PayoutBatchStatus, payoutBatchStatuses } from './payout-batch-status.ts'
import { wayProblem } from './preparation-problem.ts'
import { preparePayoutBatch } from './prepare-payout-batch.ts'
import { SettlePayoutBatchBody } from './settle-payout-batch.ts'
import { settlementProblem } from './settlement-problem.ts'

const [one, other] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
]

describe('what is paid, and to whom', () => {
  it.each([
    ['NGN', 'file', 'standard', undefined],
    ['NGN', 'file', 'gtbank', undefined],
    ['NGN', 'file', 'wire', 'currency_mismatch'],
    ['USD', 'file', 'wire', undefined],
    ['USD', 'file', 'zenith', 'currency_mismatch'],
    ['NGN', 'provider', 'standard', undefined],
    ['USD', 'provider', 'wire', 'gateway_not_available'],
  ] as const)('%s by %s as %s: %s', (currency, paidThrough, format, code) => {
    expect(wayProblem({ currency, paidThrough, format, hasProvider: true })).toBe(code)
  })

  it('is nothing by a provider where there is none', () => {
    const way = { currency: 'NGN', paidThrough: 'provider', format: 'standard' } as const
    expect(wayProblem({ ...way, hasProvider: false })).toBe('gateway_not_available')
  })

  it('goes to nobody who lets it go, is on hold, or has an account nobody checked', () => {
    const payee = {
      memberId: 'dayo',
      isMemberActive: true,
      areDocumentsApproved: true,
      check: 'approved',
      debt: undefined,
      isEarlierPayoutOpen: false,
      creditors: new Set<string>(),
    } as const
    expect(payeeProblem(payee, 'tunde')).toBeUndefined()
    expect(payeeProblem(payee, 'dayo')).toBe('about_yourself')
    const onHold = { ...payee, isMemberActive: false, check: 'waiting' } as const
    expect(payeeProblem(onHold, 'tunde')).toBe('member_on_hold')
    expect(payeeProblem({ ...payee, check: 'refused' }, 'tunde')).toBe('bank_account_unchecked')
    expect(approvalProblem({ ...onHold, status: 'paid' }, 'tunde')).toBe('already_decided')
  })

  it('is sent back once it was paid, and said so by somebody else than its member', () => {
    const back = (status: (typeof withdrawalStatuses)[number]) =>
      returnProblem({ status, memberId: 'dayo' }, 'tunde')
    expect(withdrawalStatuses.filter(status => back(status) === undefined)).toEqual(['paid'])
    expect(returnProblem({ status: 'paid', memberId: 'dayo' }, 'dayo')).toBe('about_yourself')
  })
})

describe('what became of a batch', () => {
  const facts = {
    status: 'released',
    paidThrough: 'file',
    waiting: new Set([one, other]),
    stopped: new Set<string>(),
  } as const
  const [paid, failed] = [
    { withdrawal_id: one, outcome: 'paid' },
    { withdrawal_id: one, outcome: 'failed' },
  ] as const
  const settle = (status: PayoutBatchStatus) => settlementProblem({ ...facts, status }, [paid])

  it('is said while it is released, of what waits in it', () => {
    expect(payoutBatchStatuses.map(status => [status, settle(status)])).toEqual([
      ['prepared', 'conflict'],
      ['released', undefined],
      ['settled', 'already_decided'],
      ['discarded', 'already_decided'],
    ])
    const both = [paid, { withdrawal_id: other, outcome: 'paid' }] as const
    expect(settlementProblem({ ...facts, waiting: new Set([one]) }, both)).toBe('conflict')
  })

  it('is said by no person where a provider pays, but for what it was never asked for', () => {
    const byProvider = { ...facts, paidThrough: 'provider' } as const
    const stopped = { ...byProvider, stopped: new Set([one]) }
    expect(settlementProblem(byProvider, [paid])).toBe('conflict')
    expect(settlementProblem(byProvider, [failed])).toBe('conflict')
    expect(settlementProblem(stopped, [paid])).toBe('conflict')
    expect(settlementProblem(stopped, [failed])).toBeUndefined()
    expect(settlementProblem(stopped, [failed, { withdrawal_id: other, outcome: 'failed' }])).toBe(
      'conflict',
    )
  })

  it('is said of what is stopped, and not of what may be with its provider', () => {
    expect(canBeGivenUp({ stop: 'member_on_hold', isSent: false })).toBe(true)
    expect(canBeGivenUp({ stop: 'member_on_hold', isSent: true })).toBe(false)
    expect(canBeGivenUp({ stop: null, isSent: false })).toBe(false)
  })

  it('needs a released file to be handed to a bank', () => {
    const by = { paidThrough: 'file', failed: 0 } as const
    const exported = (status: PayoutBatchStatus) => exportProblem({ ...by, status })
    const open = payoutBatchStatuses.filter(status => exported(status) === undefined)
    expect(open).toEqual(['released', 'settled'])
    const released = { ...by, status: 'released' } as const
    expect(exportProblem({ ...released, paidThrough: 'provider' })).toBe('conflict')
    expect(exportProblem({ ...released, failed: 1 })).toBe('conflict')
  })
})

describe('a request about a batch', () => {
  const problem = (outcomes: readonly object[]) =>
    SettlePayoutBatchBody.validate({ seen: 'released', outcomes })[0]?.failures()[0]?.message

  it.each([
    ['paid', [{ withdrawal_id: one, outcome: 'paid' }], undefined],
    ['failed, and why', [{ withdrawal_id: one, outcome: 'failed', reason: 'Closed.' }], undefined],
    ['failed for no reason', [{ withdrawal_id: one, outcome: 'failed' }], 'Please fill this in.'],
    [
      'both at once',
      [
        { withdrawal_id: one, outcome: 'paid' },
        { withdrawal_id: one, outcome: 'failed', reason: 'Closed.' },
      ],
      'Please say once what became of each withdrawal.',
    ],
  ])('says that one is %s', (_, outcomes, message) => {
    expect(problem(outcomes)).toBe(message)
  })

  it('names each withdrawal once', () => {
    const body = (withdrawal_ids: readonly (string | undefined)[]) =>
      preparePayoutBatch.body?.validate({ currency: 'NGN', withdrawal_ids })[0]?.failures()[0]
        ?.message
    expect(body([one, other])).toBeUndefined()
    expect(body([one, one])).toBe('A withdrawal can be in a batch only once.')
    expect(body([])).toBeDefined()
  })
})
