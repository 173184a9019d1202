import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { whatWasTaken } from '@kinfold/contract/subscription/what-was-taken'
import { Banner } from '@kinfold/ui/banner'
import { dayText } from '../../day/day-text.ts'

/** What keeps it from being charged, and what comes next. */
export function SubscriptionTrouble({ subscription }: { subscription: Subscription }) {
  const { status, failed_charges, failure_reason, period_on, next_charge_on, is_charging } =
    subscription
  if (is_charging) {
    return (
      <Banner live tone="info">
        A payment for this is under way. Until its outcome is known, only the amount can be changed.
      </Banner>
    )
  }
  if (failed_charges === 0 && status !== 'past_due') return null
  const title = `The charge${period_on ? ` of ${dayText(period_on)}` : ''} failed`
  return (
    <Banner tone={status === 'past_due' ? 'danger' : 'warning'} title={title}>
      {failure_reason} {whatWasTaken(failure_reason)}{' '}
      {next_charge_on
        ? `We try again on ${dayText(next_charge_on)}; you need to do nothing.`
        : 'Nothing more is charged until you use another card, let us try this one again, or skip this charge.'}
    </Banner>
  )
}
