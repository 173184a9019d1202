import { describe, expect, it } from 'vitest'
import { dayInLagos } from '../day/day-in-lagos.ts'
import { paymentMachine } from '../payment/payment-status.ts'
import { payByDay } from '../withdrawal/pay-by-day.ts'
import { withdrawalMachine } from '../withdrawal/withdrawal-status.ts'
import { allMachines } from './all-machines.ts'
import { canMove, isFinal, type StatusMachine } from './status-machine.ts'

const machines = Object.entries<StatusMachine<string>>(allMachines)

describe.each(machines)('the %s machine', (_, machine) => {
  it('reaches every state from its first', () => {
    const reached = new Set([machine.initial])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of machine.moves) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...machine.states].sort())
  })

  it('names each move once, and somebody who may make it', () => {
    const names = machine.moves.map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(names).size).toBe(names.length)
    expect(machine.moves.every(({ by }) => by.length > 0)).toBe(true)
  })
})

describe('who may move what', () => {
  it('lets a member take a withdrawal back only while it is pending', () => {
    expect(canMove(withdrawalMachine, 'pending', 'cancelled', 'member')).toBe(true)
    expect(canMove(withdrawalMachine, 'approved', 'cancelled', 'member')).toBe(false)
    expect(canMove(withdrawalMachine, 'pending', 'approved', 'member')).toBe(false)
  })

  it('lets a bank send a paid withdrawal back, and nobody pay it again', () => {
    expect(canMove(withdrawalMachine, 'paid', 'returned', 'provider')).toBe(true)
    expect(canMove(withdrawalMachine, 'paid', 'returned', 'member')).toBe(false)
    expect(canMove(withdrawalMachine, 'in_batch', 'returned')).toBe(false)
    expect(canMove(withdrawalMachine, 'returned', 'paid')).toBe(false)
  })

  it('lets a payment be given back in parts, and a dispute be won', () => {
    expect(canMove(paymentMachine, 'succeeded', 'partly_refunded', 'operator')).toBe(true)
    expect(canMove(paymentMachine, 'partly_refunded', 'refunded', 'operator')).toBe(true)
    // A refund may come back.
    expect(canMove(paymentMachine, 'refunded', 'partly_refunded', 'provider')).toBe(true)
    expect(canMove(paymentMachine, 'refunded', 'partly_refunded', 'member')).toBe(false)
    expect(canMove(paymentMachine, 'charged_back', 'succeeded', 'provider')).toBe(true)
    expect(canMove(paymentMachine, 'charged_back', 'succeeded', 'operator')).toBe(false)
  })

  it('knows a returned withdrawal is over, and a made-up state when compiled', () => {
    expect(isFinal(withdrawalMachine, 'returned')).toBe(true)
    expect(isFinal(withdrawalMachine, 'paid')).toBe(false)
    expect(isFinal(withdrawalMachine, 'in_batch')).toBe(false)
    // @ts-expect-error there is no such state
    expect(isFinal(withdrawalMachine, 'lost')).toBe(true)
  })
})

describe('the day a withdrawal is paid by', () => {
  it.each([
    ['2026-01-10T12:00:00Z', '2026-02-05'],
    ['2026-12-31T22:59:59Z', '2027-01-05'],
    // A new month has begun in Lagos while it is still the old one in Greenwich.
    ['2026-01-31T23:00:00Z', '2026-03-05'],
  ])('asked for at %s is %s', (at, day) => {
    expect(payByDay(dayInLagos(new Date(at)))).toBe(day)
  })
})
