import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { afterResume } from '@kinfold/contract/subscription/charge-state'
import { chargesAhead } from '@kinfold/contract/subscription/charges-ahead'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { CalendarLeaf } from '@kinfold/ui/calendar-leaf'
import { dayText } from '../../day/day-text.ts'
import { useMember } from '../../session/use-member.ts'

const shown = 3

/** When it is charged next, and the two times after that. */
export function SubscriptionDates({ subscription }: { subscription: Subscription }) {
  const { today } = useMember()
  const { status, failed_charges, interval, anchor_day } = subscription
  if (status === 'paused') return <WhenResumed subscription={subscription} />
  const [next, ...after] = chargesAhead(subscription, subscription, shown)
  if (next === undefined) return null
  const isShortened = interval !== 'weekly' && anchor_day > 28
  return (
    <CalendarLeaf
      day={next}
      today={today}
      label={failed_charges > 0 ? 'Tried again' : 'Next charge'}
      note={
        <>
          Then {after.map(dayText).join(' and ')}.
          {isShortened ? ' A shorter month is charged on its last day.' : ''}
        </>
      }
    />
  )
}

function WhenResumed({ subscription }: { subscription: Subscription }) {
  const next = useDayWhenResumed(subscription)
  return (
    <p className="text-body text-pretty text-ink-muted">
      Nothing is charged while it is paused.
      {next ? ` Resumed today, it would be charged on ${dayText(next)}.` : ''}
    </p>
  )
}

/** When it would be charged next, if it were resumed today. */
export function useDayWhenResumed(subscription: Subscription): string | null {
  const { today } = useMember()
  const { last_charged_at } = subscription
  const chargedOn = last_charged_at && dayInLagos(new Date(last_charged_at))
  return afterResume(subscription, subscription, { today, chargedOn }).next_charge_on
}
