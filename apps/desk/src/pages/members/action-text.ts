/** What the log's actions about a member are called here; others are told by their own name. */
const words: Readonly<Record<string, string>> = {
  'member.suspended': 'Put on hold',
  'member.reinstated': 'Hold ended',
  'profile.changed': 'Profile changed',
  'kyc.submitted': 'Document handed in',
  'bvn.validated': 'BVN proven',
  'terms.accepted': 'Terms accepted',
  'totp.turned_on': 'Authenticator app turned on',
  'totp.turned_off': 'Authenticator app turned off',
  'totp.reset': 'Authenticator app reset',
}

/** "withdrawal.asked" as "Withdrawal asked". */
export function actionText(action: string): string {
  const known = words[action]
  if (known) return known
  const plain = action.replace(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
