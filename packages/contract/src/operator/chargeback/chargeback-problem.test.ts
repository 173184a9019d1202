import { describe, expect, it } from 'vitest'
import { money } from '../../money/money.ts'
import { endingProblem, recordingProblem, recoveryProblem } from './chargeback-problem.ts'

const naira = (minor: bigint) => money('NGN', minor)

describe('a chargeback', () => {
  const paid = {
    gateway: 'card',
    status: 'succeeded',
    received: naira(100n),
    refunded: naira(0n),
  } as const
  const record = (
    minor: bigint,
    change: Partial<Parameters<typeof recordingProblem>[0]> = {},
    standing: bigint[] = [],
    differs = false,
  ) =>
    recordingProblem({ ...paid, ...change }, { amount: naira(minor), differs }, standing.map(naira))

  it('is of a payment by card whose money came, and no more than that', () => {
    expect(record(100n)).toBeUndefined()
    expect(record(1n, { status: 'refunded' })).toBeUndefined()
    expect(record(101n)).toBe('refund_exceeds_payment')
    expect(record(1n, { status: 'pending' })).toBe('already_decided')
    expect(record(1n, { gateway: 'bank' })).toBe('gateway_not_available')
  })

  it('is not recorded twice, by whatever name', () => {
    const status = 'charged_back'
    expect(record(40n, { status }, [60n])).toBeUndefined()
    expect(record(41n, { status }, [60n])).toBe('refund_exceeds_payment')
    expect(record(30n, { status }, [30n])).toBe('conflict')
  })

  it('is no more than refunds have left, unless it is said that it differs', () => {
    const refunded = naira(60n)
    expect(record(40n, { refunded })).toBeUndefined()
    expect(record(41n, { refunded })).toBe('amount_differs')
    expect(record(100n, { refunded }, [], true)).toBeUndefined()
    expect(record(101n, { refunded }, [], true)).toBe('refund_exceeds_payment')
    expect(record(20n, { refunded }, [30n])).toBe('amount_differs')
  })

  it('is ended by hand only where a hand wrote it down', () => {
    const open = { status: 'open', isBooked: true, isByHand: true } as const
    expect(endingProblem(open, 'lost')).toBeUndefined()
    expect(endingProblem({ ...open, status: 'lost' }, 'won')).toBeUndefined()
    expect(endingProblem({ ...open, status: 'lost' }, 'lost')).toBe('already_decided')
    expect(endingProblem({ ...open, status: 'won' }, 'lost')).toBe('already_decided')
    expect(endingProblem({ ...open, isByHand: false }, 'won')).toBe('conflict')
  })

  it('is paid back once it is lost, up to what is owed', () => {
    const lost = { status: 'lost', isBooked: true, owed: naira(10n) } as const
    expect(recoveryProblem(lost, naira(10n))).toBeUndefined()
    expect(recoveryProblem(lost, naira(11n))).toBe('refund_exceeds_payment')
    expect(recoveryProblem({ ...lost, owed: naira(0n) }, naira(1n))).toBe('refund_exceeds_payment')
    expect(recoveryProblem({ ...lost, owed: naira(0n) }, naira(0n))).toBeUndefined()
    expect(recoveryProblem({ ...lost, status: 'open' }, naira(1n))).toBe('already_decided')
    expect(recoveryProblem({ ...lost, isBooked: false }, naira(1n))).toBe('conflict')
  })
})
