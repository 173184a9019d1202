import { refusedAccountNews } from '@kinfold/contract/operator/bank-account/refused-account-news'
import type { GivenAccount } from './given-account.ts'

type Named = Pick<GivenAccount, 'bankName' | 'accountNumber'>

const about = {
  kind: 'account',
  link: '/dashboard/my-account?tab=Bank',
  action: 'See your bank accounts',
} as const

/** What a member is told of a bank account of theirs. */
export const bankAccountNews = {
  set: (
    { bankName, accountNumber }: Named,
    change: 'added' | 'changed',
    /** How long withdrawals rest because of it. */
    pauseHours: number,
  ) => {
    const pause =
      pauseHours > 0 ? ` To be on the safe side, withdrawals rest for ${pauseHours} hours.` : ''
    return {
      ...about,
      title: `Your bank account was ${change}`,
      body: `Your account at ${bankName} ending in ${accountNumber.slice(-4)} is now on file.${pause}\n\nIf this wasn’t you, please contact the support team at once.`,
    }
  },
  refused: ({ bankName, accountNumber }: Named, reason: string) => ({
    ...about,
    ...refusedAccountNews({ bankName, last4: accountNumber.slice(-4), reason }),
  }),
} as const
