import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysLater } from '../day/days-later.ts'
import { intervals } from '../payment/interval.ts'
import { type ChargeRule, nextPeriod } from './charge-rule.ts'
import {
  afterCharge,
  afterFailure,
  afterPause,
  afterResume,
  afterSkip,
  type ChargeState,
  periodToPay,
} from './charge-state.ts'

const rule: ChargeRule = { interval: 'monthly', anchor_day: 31 }
const declined = 'The card was declined.'
const active: ChargeState = {
  status: 'active',
  period_on: '2027-01-31',
  next_charge_on: '2027-01-31',
  failed_charges: 0,
  failure_reason: null,
}

/** Every try of a charge fails, each on its day. */
function pastDue(): ChargeState {
  let state = active
  while (state.next_charge_on !== null) {
    const today = state.next_charge_on
    state = afterFailure(state, { triedOn: today, today, reason: declined })
  }
  return state
}

describe('a recurring contribution', () => {
  it('is due again in its next period', () => {
    expect(afterCharge(rule, { period: '2027-01-31', takenOn: '2027-02-03' })).toEqual({
      ...active,
      period_on: '2027-02-28',
      next_charge_on: '2027-02-28',
    })
  })

  it('that is behind is charged once a day until it has caught up', () => {
    const weekly: ChargeRule = { interval: 'weekly', anchor_day: 1 }
    const late = afterCharge(weekly, { period: '2027-03-01', takenOn: '2027-03-20' })
    expect(late).toMatchObject({ period_on: '2027-03-08', next_charge_on: '2027-03-21' })
  })

  it('is past due after four tries, on days 0, 1, 3 and 5', () => {
    const tries: string[] = []
    let state = active
    while (state.next_charge_on !== null) {
      const today = state.next_charge_on
      tries.push(today)
      state = afterFailure(state, { triedOn: today, today, reason: declined })
    }
    expect(tries).toEqual(['2027-01-31', '2027-02-01', '2027-02-03', '2027-02-05'])
    expect(state).toMatchObject({
      status: 'past_due',
      period_on: '2027-01-31',
      failed_charges: 4,
      failure_reason: declined,
    })
  })

  it('is past due at once where another try would be of no use', () => {
    const expired = { triedOn: '2027-01-31', today: '2027-01-31', reason: 'The card has expired.' }
    expect(afterFailure(active, { ...expired, isFinal: true })).toMatchObject({
      status: 'past_due',
      next_charge_on: null,
      failed_charges: 1,
    })
  })

  it('is not tried again on the day on which an unknown outcome turned out to be a failure', () => {
    const state = afterFailure(active, {
      triedOn: '2027-01-31',
      today: '2027-02-03',
      reason: declined,
    })
    expect(state.next_charge_on).toBe('2027-02-04')
  })

  it('that was paused leaves out the days that passed', () => {
    const paused = afterPause(active)
    expect(paused).toMatchObject({ status: 'paused', next_charge_on: null })
    const resumed = afterResume(paused, rule, { today: '2027-04-02', chargedOn: '2026-12-31' })
    expect(resumed).toMatchObject({
      status: 'active',
      period_on: '2027-04-30',
      next_charge_on: '2027-04-30',
    })
  })

  it('that is past due is tried for its latest period at once', () => {
    const now = { today: '2027-03-10', chargedOn: '2026-12-31' }
    expect(periodToPay(pastDue(), rule, now.today)).toBe('2027-02-28')
    expect(afterResume(pastDue(), rule, now)).toEqual({
      ...active,
      period_on: '2027-02-28',
      next_charge_on: '2027-03-10',
    })
  })

  it('that is past due goes on with the next period when the last one is skipped', () => {
    const now = { today: '2027-03-10', chargedOn: '2026-12-31' }
    expect(afterSkip(pastDue(), rule, now)).toEqual({
      ...active,
      period_on: '2027-03-31',
      next_charge_on: '2027-03-31',
    })
  })

  it('leaves out one period when it is skipped', () => {
    const now = { today: '2027-01-10', chargedOn: '2026-12-31' }
    expect(afterSkip(active, rule, now)).toEqual({
      ...active,
      period_on: '2027-02-28',
      next_charge_on: '2027-02-28',
    })
  })
})

describe('over three years, whenever the machine slept', () => {
  const first = '2027-01-31'
  const end = '2030-01-31'

  it('each period is charged once, in order, and never two on a day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...intervals),
        fc.array(fc.tuple(fc.nat(1095), fc.integer({ min: 1, max: 90 })), { maxLength: 8 }),
        (interval, naps) => {
          const own: ChargeRule = { interval, anchor_day: 31 }
          const sleeps = (day: string) =>
            naps.some(([from, days]) => {
              const start = daysLater(first, from)
              return start <= day && day < daysLater(start, days)
            })
          let state: ChargeState = { ...active, period_on: first, next_charge_on: first }
          const charged: { period: string; day: string }[] = []
          for (
            let day = first;
            day <= end || (state.period_on ?? end) < end;
            day = daysLater(day, 1)
          ) {
            if (day <= end && sleeps(day)) continue
            // Whatever is due on that day, however often it is looked for.
            for (
              let { period_on: period, next_charge_on: due } = state;
              period !== null && due !== null && due <= day;
              { period_on: period, next_charge_on: due } = state
            ) {
              charged.push({ period, day })
              state = afterCharge(own, { period, takenOn: day })
            }
          }
          expect(new Set(charged.map(({ day }) => day)).size).toBe(charged.length)
          const expected = charged.map(() => first)
          for (let turn = 1; turn < expected.length; turn += 1) {
            expected[turn] = nextPeriod(expected[turn - 1] ?? first, own)
          }
          expect(charged.map(({ period }) => period)).toEqual(expected)
          expect(charged.every(({ period, day }) => day >= period)).toBe(true)
          expect(charged.filter(({ period }) => period <= end).length).toBeGreaterThanOrEqual(
            { weekly: 157, monthly: 36, quarterly: 12 }[interval],
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('one that stopped before periods were kept', () => {
  const stopped = { ...active, period_on: null, next_charge_on: null, failed_charges: 1 }
  const now = { today: '2027-03-05', chargedOn: null }

  it.each(['past_due', 'paused'] as const)('is no dead end: %s', status => {
    const state = { ...stopped, status }
    const today = { status: 'active', period_on: '2027-03-05', next_charge_on: '2027-03-05' }
    expect(afterResume(state, rule, now)).toMatchObject(today)
    expect(afterSkip(state, rule, now)).toMatchObject({ status: 'active', period_on: '2027-04-30' })
    expect(periodToPay(state, rule, now.today)).toBe('2027-03-05')
  })
})
