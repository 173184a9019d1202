import type { NameMatch } from '../../bank-account/name-match.ts'

interface Facts {
  readonly nameMatch: NameMatch
  /** Whether the member has set another account since. */
  readonly isAccountReplaced: boolean
  readonly isMemberActive: boolean
}

/** What an operator should look at before a withdrawal is approved. */
export function withdrawalWarnings({
  nameMatch,
  isAccountReplaced,
  isMemberActive,
}: Facts): string[] {
  const differing = nameMatch.differing_words.join(', ')
  return [
    ...(differing === '' ? [] : [`The bank’s name for the account has also: ${differing}.`]),
    ...(isAccountReplaced ? ['The member has set another bank account since.'] : []),
    ...(isMemberActive ? [] : ['The member is on hold.']),
  ]
}
