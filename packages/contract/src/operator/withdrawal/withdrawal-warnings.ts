import type { NameMatch } from '../../bank-account/name-match.ts'
import { dayInLagos } from '../../day/day-in-lagos.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'
import { type PayoutStop, stopText } from '../payout-batch/payout-stop.ts'
import { matterText, type PayeeMatter } from './payee-matter.ts'

interface Facts {
  readonly nameMatch: NameMatch
  /** Whether the member has set another account since. */
  readonly isAccountReplaced: boolean
  readonly isMemberActive: boolean
  /** Of a withdrawal that isn’t paid. */
  readonly areDocumentsApproved: boolean
  /** What the member owes beyond what is left in their wallets, while the withdrawal isn’t paid. */
  readonly debt: Money | undefined
  readonly matters: readonly PayeeMatter[]
  /** Why its provider isn’t asked for the transfer. */
  readonly stop: PayoutStop | null
  /** Whether it may be with its provider all the same. */
  readonly isSent: boolean
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
  areDocumentsApproved,
  debt,
  matters,
  stop,
  isSent,
  requestedAt,
  memberSince,
  accountSetAt,
}: Facts): string[] {
  const differing = nameMatch.differing_words.join(', ')
  const accountDays = accountSetAt && daysBetween(accountSetAt, requestedAt)
  const memberDays = daysBetween(memberSince, requestedAt)
  // What keeps it from being paid comes first.
  return [
    ...(stop === null ? [] : [stopText({ stop, isSent })]),
    ...(isMemberActive || stop === 'member_on_hold' ? [] : ['The member is on hold.']),
    ...(areDocumentsApproved || stop === 'documents_not_approved'
      ? []
      : ['Their documents aren’t approved any more. It isn’t paid before they are.']),
    ...(debt === undefined || stop === 'debt_uncovered' ? [] : [debtText(debt)]),
    ...matters.filter(each => isToBeKnown(each, requestedAt)).map(matterText),
    ...(differing === '' ? [] : [`The bank’s name for the account has also: ${differing}.`]),
    ...(isAccountReplaced ? ['The member has set another bank account since.'] : []),
    ...(accountDays !== null && isRecent(accountDays)
      ? [`The bank account was set ${agoText(accountDays)} this was asked for.`]
      : []),
    ...(isRecent(memberDays) ? [`They joined ${agoText(memberDays)} this was asked for.`] : []),
  ]
}

const debtText = (debt: Money) =>
  `They owe ${formatMoney(debt)} more than is left in their wallets. It isn’t paid before that is settled.`

const isToBeKnown = ({ kind, at, isShown }: PayeeMatter, requestedAt: Date) =>
  kind === 'payout_named' || !isShown || daysBetween(at, requestedAt) <= recentDays

const dayMs = 86_400_000

const daysBetween = (from: Date, until: Date) =>
  (Date.parse(dayInLagos(until)) - Date.parse(dayInLagos(from))) / dayMs

const isRecent = (days: number) => days >= 0 && days <= recentDays

function agoText(days: number): string {
  if (days === 0) return 'on the day that'
  return days === 1 ? 'the day before' : `${days} days before`
}
