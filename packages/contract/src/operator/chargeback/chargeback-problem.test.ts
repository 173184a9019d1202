import { describe, expect, it } from 'vitest'
import { money } from '../../money/money.ts'
import { endingProblem, recordingProblem, recoveryProblem } from './chargeback-problem.ts'

const naira = (minor: bigint) => money('NGN', minor)

describe('a chargeback', () => {
  it('is of a payment by card whose money came, and no more than that', () => {
    const paid = { gateway: 'card', status: 'succeeded', received: naira(100n) } as const
    expect(recordingProblem(paid, naira(100n), [])).toBeUndefined()
    expect(recordingProblem({ ...paid, status: 'refunded' }, naira(1n), [])).toBeUndefined()
    expect(recordingProblem(paid, naira(101n), [])).toBe('refund_exceeds_payment')
    expect(recordingProblem({ ...paid, status: 'pending' }, naira(1n), [])).toBe('already_decided')
    expect(recordingProblem({ ...paid, gateway: 'bank' }, naira(1n), [])).toBe(
      'gateway_not_available',
    )
  })

  it('is not written down twice, by whatever name', () => {
    const paid = { gateway: 'card', status: 'charged_back', received: naira(100n) } as const
    expect(recordingProblem(paid, naira(40n), [naira(60n)])).toBeUndefined()
    expect(recordingProblem(paid, naira(41n), [naira(60n)])).toBe('refund_exceeds_payment')
    expect(recordingProblem(paid, naira(30n), [naira(30n)])).toBe('conflict')
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
