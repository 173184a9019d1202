import type { CommonReason } from './reason-form.tsx'

/** What banks say of a transfer that didn't arrive. */
export const bankReasons: readonly CommonReason[] = [
  {
    label: 'Account closed',
    text: 'Your bank says that this account is closed. Please add another account, and ask again.',
  },
  {
    label: 'Takes no transfers',
    text: 'Your bank says that this account takes no transfers at the moment. Please ask your bank, or add another account.',
  },
  {
    label: 'Name differs',
    text: 'Your bank says that the account is in another name. Please add an account of your own, and ask again.',
  },
]
