import { daysLater } from '@kinfold/contract/day/days-later'
import { monthsLater } from '@kinfold/contract/day/months-later'
import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import type { Notification } from '@kinfold/contract/notification/notification'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { spokenDay, spokenMonth } from '../calendar/spoken-day.ts'
import { naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import { noticesOn } from '../desk/demo-notices.ts'
import type { PersonKey } from '../people/person.ts'
import { harvestOn } from '../plans/plans-on.ts'
import { type SubscriptionFacts, subscriptionFacts } from '../subscriptions/subscription-facts.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'

export interface DemoNotification {
  readonly id: Id<'notification'>
  readonly owner: PersonKey
  readonly kind: Notification['kind']
  readonly title: string
  readonly body: string
  readonly amount: Money | null
  readonly link: string | null
  readonly isRead: boolean
  readonly createdAt: string
}

interface Told {
  readonly link?: string | null
  readonly amount?: Money | null
  readonly unread?: boolean
  /** When it was told, where that is not simply the written moment on the calendar. */
  readonly at?: string
}

/** What the notifications speak of. */
interface Parts {
  readonly subscriptions: readonly SubscriptionFacts[]
  readonly withdrawals: readonly DemoWithdrawal[]
}

const wallet = '/dashboard/wallet'
const kyc = '/dashboard/my-account?tab=KYC'

export function notificationsOn(calendar: DemoCalendar, parts: Parts): DemoNotification[] {
  const chargedAt = (key: string) => {
    const { lastChargeOn } = found(parts.subscriptions, each => each.key === key)
    return calendar.byNow(`${lastChargeOn}T06:01:00Z`)
  }
  const lastMonthEnd = monthsLater(calendar.day, -1, 31)
  const approved = found(parts.withdrawals, ({ status }) => status === 'approved')
  const meeting = found(noticesOn(calendar), ({ id }) => id === demoId('notice', 'meeting'))

  function tell(
    owner: PersonKey,
    written: string,
    kind: Notification['kind'],
    title: string,
    body: string,
    { link = null, amount = null, unread = false, at = calendar.of(written) }: Told = {},
  ): DemoNotification {
    const id = demoId('notification', owner, written)
    return { id, owner, kind, title, body, amount, link, isRead: !unread, createdAt: at }
  }

  return [
    tell(
      'bola',
      '2026-05-28T16:20:00Z',
      'account',
      'Welcome to the club',
      'Complete your KYC to start contributing.',
      { link: kyc, unread: true },
    ),
    tell(
      'chidi',
      '2026-05-20T11:40:00Z',
      'account',
      'Welcome to the club',
      'Complete your KYC to start contributing.',
      { link: kyc },
    ),
    tell(
      'chidi',
      '2026-06-01T08:25:00Z',
      'kyc',
      'We have your documents',
      'We will look at them within 2 or 3 business days.',
      { link: kyc },
    ),
    tell(
      'chidi',
      '2026-06-02T10:06:00Z',
      'payment',
      'We have your receipt',
      'Your payment will be confirmed in 48 hours.',
      { unread: true },
    ),
    tell(
      'dayo',
      '2025-07-10T21:00:00Z',
      'portfolio',
      'Purple NGN was rolled over',
      'As you chose, its value stays in the plan for another 12 months.',
    ),
    tell(
      'dayo',
      '2025-07-01T22:31:00Z',
      'portfolio',
      `${harvestOn(calendar).name} was paid out`,
      'Its value is in your naira wallet.',
      { link: wallet },
    ),
    tell(
      'dayo',
      '2026-02-03T11:10:00Z',
      'withdrawal',
      'A withdrawal failed',
      'The bank sent ₦90,000 back. It is in your wallet again.',
      { link: wallet, amount: naira(90_000) },
    ),
    tell(
      'dayo',
      '2026-03-03T11:05:00Z',
      'withdrawal',
      'Your withdrawal was paid',
      '₦90,000 is on its way to your bank.',
      { link: wallet, amount: naira(90_000) },
    ),
    tell('dayo', '2026-05-18T09:00:00Z', 'notice', 'The club’s yearly meeting', meeting.body),
    tell(
      'dayo',
      '2026-05-31T06:01:00Z',
      'payment',
      'Recurring contribution',
      '₦50,000 went to Family Growth Pool.',
      { amount: naira(50_000), unread: true, at: chargedAt('dayo growth monthly') },
    ),
    tell(
      'dayo',
      '2026-05-31T20:05:00Z',
      'portfolio',
      `Returns for ${spokenMonth(lastMonthEnd)}`,
      `${spokenMonth(lastMonthEnd)}’s returns are in your portfolios.`,
      {
        link: '/dashboard/my-investments',
        unread: true,
        at: `${lastMonthEnd}T20:05:00Z`,
      },
    ),
    tell(
      'dayo',
      '2026-06-01T12:01:00Z',
      'withdrawal',
      'Your withdrawal was approved',
      `₦40,000 will be paid on or before ${spokenDay(approved.payBy)}.`,
      {
        link: wallet,
        amount: naira(40_000),
        unread: true,
        at: minuteLater(approved.decidedAt ?? approved.requestedAt),
      },
    ),
    tell(
      'efe',
      '2026-05-15T06:01:00Z',
      'payment',
      'Recurring contribution',
      '$200 went to Diaspora Pool.',
      { at: chargedAt('efe diaspora monthly') },
    ),
    tell(
      'efe',
      '2026-06-03T05:00:00Z',
      'portfolio',
      'Purple USD has matured',
      'Its value will be in your dollar wallet today.',
      {
        link: '/dashboard/my-investments',
        unread: true,
        at: calendar.byNow(`${calendar.day}T05:00:00Z`),
      },
    ),
    tell(
      'funmi',
      '2026-06-02T18:21:00Z',
      'payment',
      'Your payment was not finished',
      'Nothing was taken. You can try again any time.',
      { unread: true },
    ),
    tell(
      'gbenga',
      '2026-05-28T11:21:00Z',
      'kyc',
      'Please send your ID again',
      'The picture is too dark to read the number. Please take it again in daylight.',
      { link: kyc, unread: true },
    ),
    tell(
      'halima',
      '2025-09-11T10:01:00Z',
      'payment',
      'We gave ₦35,000 back',
      'You paid twice; the second payment is on its way to your card.',
    ),
    tell(
      'halima',
      '2026-06-01T07:00:00Z',
      'notice',
      'The terms have changed',
      'Please read and accept them to go on.',
      { unread: true },
    ),
    tell(
      'halima',
      '2026-06-02T06:01:00Z',
      'payment',
      'Your card has expired',
      'We could not take ₦20,000 for Family Growth Pool, and nothing is charged until you add another card.',
      {
        link: '/dashboard/my-investments/recurring-investments',
        unread: true,
        at: `${daysLater(calendar.day, -1)}T06:01:00Z`,
      },
    ),
  ]
}

const minuteMs = 60_000

const minuteLater = (moment: string) =>
  `${new Date(Date.parse(moment) + minuteMs).toISOString().slice(0, 19)}Z`

function found<Thing>(things: readonly Thing[], isWanted: (thing: Thing) => boolean): Thing {
  const thing = things.find(isWanted)
  if (thing === undefined) throw new RangeError('the demo club has nothing of the kind to speak of')
  return thing
}

export const demoNotifications: readonly DemoNotification[] = notificationsOn(referenceCalendar, {
  subscriptions: subscriptionFacts,
  withdrawals: demoWithdrawals,
})
