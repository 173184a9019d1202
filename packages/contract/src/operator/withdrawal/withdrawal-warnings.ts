import type { NameMatch } from '../../bank-account/name-match.ts'
import { dayInLagos } from '../../day/day-in-lagos.ts'
import { type PayoutStop, payoutStopSentences } from '../payout-batch/payout-stop.ts'

interface Facts {
  readonly nameMatch: NameMatch
  /** Whether the member has set another account since. */
  readonly isAccountReplaced: boolean
  readonly isMemberActive: boolean
  /** Why its provider isn’t asked for the transfer. */
  readonly stop: PayoutStop | null
  readonly requestedAt: Date
  readonly memberSince: Date
  /** When the account was set that it goes to; null once another stands in its place. */
  readonly accountSetAt: Date | null
}

const recentDays = 30

/** What an operator should look at before a withdrawal is approved. */
export function withdrawalWarnings({
  nameMatch,
  isAccountReplaced,
  isMemberActive,
  stop,
  requestedAt,
  memberSince,
  accountSetAt,
}: Facts): string[] {
  const differing = nameMatch.differing_words.join(', ')
  const accountDays = accountSetAt && daysBetween(accountSetAt, requestedAt)
  const memberDays = daysBetween(memberSince, requestedAt)
  return [
    ...(differing === '' ? [] : [`The bank’s name for the account has also: ${differing}.`]),
    ...(isAccountReplaced ? ['The member has set another bank account since.'] : []),
    ...(accountDays !== null && isRecent(accountDays)
      ? [`The bank account was set ${agoText(accountDays)} this was asked for.`]
      : []),
    ...(isRecent(memberDays) ? [`They joined ${agoText(memberDays)} this was asked for.`] : []),
    ...(isMemberActive || stop === 'member_on_hold' ? [] : ['The member is on hold.']),
    ...(stop === null ? [] : [`It is not sent. ${payoutStopSentences[stop]}`]),
  ]
}

const dayMs = 86_400_000

const daysBetween = (from: Date, until: Date) =>
  (Date.parse(dayInLagos(until)) - Date.parse(dayInLagos(from))) / dayMs

const isRecent = (days: number) => days >= 0 && days <= recentDays

function agoText(days: number): string {
  if (days === 0) return 'on the day that'
  return days === 1 ? 'the day before' : `${days} days before`
}
