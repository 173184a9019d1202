import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Count, wholeNumber } from '../fields/whole-number.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { recurringGateways } from '../payment/gateway.ts'
import { Interval } from '../payment/interval.ts'
import { PlanReference } from '../plan/plan.ts'
import { SavedCard } from './saved-card.ts'
import { SubscriptionStatus } from './subscription-status.ts'

/** A recurring contribution. */
export const Subscription = type({
  id: id<'subscription'>(),
  portfolio_id: id<'portfolio'>(),
  plan: PlanReference,
  currency: Currency,
  /** What the card is charged in: naira also for dollars, at the rate of the day. */
  paid_currency: Currency,
  amount: WireAmount,
  interval: Interval,
  gateway: enums(recurringGateways),
  status: SubscriptionStatus,
  /** The day of the month it belongs on; a shorter month is charged on its last day. */
  anchor_day: wholeNumber(1, 31),
  /** The day that the next charge belongs on, and by which that charge is named. */
  period_on: nullable(DateText),
  /** The day it is charged, or tried again: later than `period_on` where that was missed or failed. */
  next_charge_on: nullable(DateText),
  /** Its card is being charged, or a payment by a new card is under way. */
  is_charging: boolean(),
  /** Null while none was kept. */
  card: nullable(SavedCard),
  last_charged_at: nullable(DateTime),
  failed_charges: Count,
  failure_reason: nullable(string()),
  created_at: DateTime,
  cancelled_at: nullable(DateTime),
})
export type Subscription = Infer<typeof Subscription>
