import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { ChargeRule } from '@kinfold/contract/subscription/charge-rule'
import type { ChargeState } from '@kinfold/contract/subscription/charge-state'
import type { subscription } from './subscription.tables.ts'

export type SubscriptionRow = typeof subscription.$inferSelect

export const ruleOf = ({ interval, anchorDay }: SubscriptionRow): ChargeRule => ({
  interval,
  anchor_day: anchorDay,
})

/** What the contract's rules decide by. */
export const stateOf = (row: SubscriptionRow): ChargeState => ({
  status: row.status,
  period_on: row.periodOn,
  next_charge_on: row.nextChargeOn,
  failed_charges: row.failedCharges,
  failure_reason: row.failureReason,
})

/** The columns of what they decided. */
export const columnsOf = (state: ChargeState) => ({
  status: state.status,
  periodOn: state.period_on,
  nextChargeOn: state.next_charge_on,
  failedCharges: state.failed_charges,
  failureReason: state.failure_reason,
})

export const chargesOf = ({ lastChargedAt }: SubscriptionRow, now: Date) => ({
  today: dayInLagos(now),
  chargedOn: lastChargedAt && dayInLagos(lastChargedAt),
})
