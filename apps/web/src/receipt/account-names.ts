import type { LinePosting } from '@kinfold/contract/ledger/line-behind'

/** Whose account a posting is of, said to the member who reads it. */
export const accountNames: Readonly<
  Record<LinePosting['account'], (currency: LinePosting['amount']['currency']) => string>
> = {
  wallet: currency => `Your ${currency} wallet`,
  portfolio: () => 'Your portfolio',
  receivable: () => 'What you owe the club',
  payouts: () => 'Set aside to be paid to you',
  unmatched: () => 'Money that had no name on it yet',
  clearing: () => 'Our payment provider',
  bank: () => 'The club’s bank account',
  fees: () => 'Fees of the club',
  returns: () => 'What the plan earned',
  fx: currency => `The club’s exchange, ${currency}`,
}
