import type { NameMatch } from '../../bank-account/name-match.ts'
import { type PayoutStop, payoutStopSentences } from '../payout-batch/payout-stop.ts'

interface Facts {
  readonly nameMatch: NameMatch
  /** Whether the member has set another account since. */
  readonly isAccountReplaced: boolean
  readonly isMemberActive: boolean
  /** Why its provider isn’t asked for the transfer. */
  readonly stop: PayoutStop | null
}

/** What an operator should look at before a withdrawal is approved. */
export function withdrawalWarnings({
  nameMatch,
  isAccountReplaced,
  isMemberActive,
  stop,
}: Facts): string[] {
  const differing = nameMatch.differing_words.join(', ')
  return [
    ...(differing === '' ? [] : [`The bank’s name for the account has also: ${differing}.`]),
    ...(isAccountReplaced ? ['The member has set another bank account since.'] : []),
    ...(isMemberActive || stop === 'member_on_hold' ? [] : ['The member is on hold.']),
    ...(stop === null ? [] : [`It is not sent. ${payoutStopSentences[stop]}`]),
  ]
}
