import type { BankAccountKind } from '@kinfold/contract/bank-account/bank-account'

export const accountTitles: Readonly<Record<BankAccountKind, string>> = {
  ngn: 'NGN account',
  usd: 'USD account',
  international: 'International account',
  other: 'Another account',
}
