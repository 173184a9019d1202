import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { whatWasTaken } from '@kinfold/contract/subscription/what-was-taken'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import type { plan } from '../../club/plan/plan.tables.ts'
import type { SubscriptionRow } from './charge-facts.ts'
import type { savedCard } from './saved-card.tables.ts'

type Plan = typeof plan.$inferSelect

const dayInYear = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => dayInYear.format(new Date(day))
const amountText = (row: SubscriptionRow) => formatMoney(money(row.currency, row.amountMinor))
const nameOf = (of: Plan) => planLabel(describePlanReference(of))

const toRecurring = (action: string) =>
  ({
    kind: 'payment',
    link: '/dashboard/my-investments/recurring-investments',
    action,
  }) as const

/** What a member is told of a recurring contribution. That one was charged is the payment's news. */
export const subscriptionNews = {
  failed: (
    row: SubscriptionRow,
    of: Plan,
    { again, reason }: { again: string; reason: string },
  ) => ({
    ...toRecurring('See your recurring contributions'),
    title: 'Your recurring contribution did not go through',
    body: `We could not charge ${amountText(row)} for ${nameOf(of)}. ${reason} ${whatWasTaken(reason)}\n\nWe try again on ${dayText(again)}.`,
  }),
  pastDue: (row: SubscriptionRow, of: Plan, reason: string) => ({
    ...toRecurring('Put it right'),
    title: 'Your recurring contribution is past due',
    body: `We could not charge ${amountText(row)} for ${nameOf(of)}. ${reason} ${whatWasTaken(reason)}\n\nNothing more is charged until you have chosen: add another card, let us try this one again, or leave this contribution out.`,
  }),
  noPrice: (row: SubscriptionRow, of: Plan, why: string) => ({
    ...toRecurring('See your recurring contributions'),
    title: 'Your recurring contribution is waiting',
    body: `We could not charge ${amountText(row)} for ${nameOf(of)}. ${why} Nothing was taken.\n\nWe try again every day, and you hear from us once it has arrived. There is nothing you need to do.`,
  }),
  leftOut: (row: SubscriptionRow, of: Plan, period: string) => ({
    ...toRecurring('See your recurring contributions'),
    title: 'Your recurring contribution was left out',
    body: `${nameOf(of)} takes no new money at the moment, so we did not charge ${amountText(row)} for ${dayText(period)}.`,
  }),
  behind: (row: SubscriptionRow, of: Plan) => ({
    ...toRecurring('See your recurring contributions'),
    title: 'Your recurring contribution is behind',
    body: `We missed days on which ${amountText(row)} for ${nameOf(of)} was due, and we are sorry. From today we charge one of them a day until you are up to date. If you would rather not, you can skip them or pause.`,
  }),
  cardExpires: (card: typeof savedCard.$inferSelect) => ({
    ...toRecurring('Add another card'),
    title: 'Your card expires soon',
    body: `The ${card.brand} card ending in ${card.last4} expires on ${dayText(card.expiresOn)}. Please add another one before then, so that your recurring contribution goes on.`,
  }),
} as const
