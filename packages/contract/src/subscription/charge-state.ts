// How the days of a recurring contribution move on, as pure rules: the server records what they answer, and
// mocks answer the same.
import { daysLater } from '../day/days-later.ts'
import { type ChargeRule, latestPeriod, nextPeriod, periodFrom, retryDay } from './charge-rule.ts'
import type { Subscription } from './subscription.ts'

export type ChargeState = Pick<
  Subscription,
  'status' | 'period_on' | 'next_charge_on' | 'failed_charges' | 'failure_reason'
>

const noFailure = { failed_charges: 0, failure_reason: null } as const
const later = (one: string, other: string) => (one > other ? one : other)

/** One charge for each period, in order, and never two on one day. */
export function afterCharge(
  rule: ChargeRule,
  { period, takenOn }: { readonly period: string; readonly takenOn: string },
): ChargeState {
  const next = nextPeriod(period, rule)
  return {
    ...noFailure,
    status: 'active',
    period_on: next,
    next_charge_on: later(next, daysLater(takenOn, 1)),
  }
}

interface Failure {
  /** The day of the try that failed. */
  readonly triedOn: string
  readonly today: string
  readonly reason: string
  /** Trying the same card again would be of no use. */
  readonly isFinal?: boolean
}

/** Tried again after 1, 3 and 5 days; then it is past due. */
export function afterFailure(
  state: ChargeState,
  { triedOn, today, reason, isFinal = false }: Failure,
): ChargeState {
  const failed = { ...state, failed_charges: state.failed_charges + 1, failure_reason: reason }
  const again = isFinal ? undefined : retryDay(triedOn, failed.failed_charges)
  if (again === undefined) return { ...failed, status: 'past_due', next_charge_on: null }
  // The outcome of a try may have been unknown for days.
  return { ...failed, next_charge_on: later(again, daysLater(today, 1)) }
}

export function afterPause(state: ChargeState): ChargeState {
  return { ...state, ...noFailure, status: 'paused', next_charge_on: null }
}

interface Now {
  readonly today: string
  /** The day it was last charged on. */
  readonly chargedOn: string | null
}

const notTwice = (day: string, { chargedOn }: Now) =>
  chargedOn === null ? day : later(day, daysLater(chargedOn, 1))

/** What stopped before periods were kept begins anew, from today. */
const periodOf = ({ period_on }: ChargeState, { today }: Pick<Now, 'today'>) => period_on ?? today

/** Days that passed meanwhile are left out; of what is past due, the latest is charged at once. */
export function afterResume(state: ChargeState, rule: ChargeRule, now: Now): ChargeState {
  const active = { ...noFailure, status: 'active' } as const
  if (state.status === 'past_due') {
    const period = latestPeriod(periodOf(state, now), rule, now.today)
    return { ...active, period_on: period, next_charge_on: notTwice(now.today, now) }
  }
  const period = periodFrom(periodOf(state, now), rule, now.today)
  return { ...active, period_on: period, next_charge_on: notTwice(period, now) }
}

/** The next period is left out. What is past due is given up with it, and with what passed since. */
export function afterSkip(state: ChargeState, rule: ChargeRule, now: Now): ChargeState {
  const from = periodOf(state, now)
  const skipped = state.status === 'past_due' ? latestPeriod(from, rule, now.today) : from
  const period = nextPeriod(skipped, rule)
  return {
    ...noFailure,
    status: 'active',
    period_on: period,
    next_charge_on: notTwice(later(period, now.today), now),
  }
}

/** What a payment by a new card is for: the period that is due next, or the latest of those past due. */
export function periodToPay(state: ChargeState, rule: ChargeRule, today: string): string {
  const period = periodOf(state, { today })
  return state.status === 'past_due' ? latestPeriod(period, rule, today) : period
}
