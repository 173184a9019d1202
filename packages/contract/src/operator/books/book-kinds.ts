import { enums, type Infer } from 'superstruct'
/** Accounts of the books by what they mean for the club. Their order is that of a balance sheet. */
export const bookKinds = [
  'bank',
  'clearing',
  'receivable',
  'wallet',
  'portfolio',
  'payouts',
  'unmatched',
  'fees',
  'returns',
  'fx',
] as const
export const BookKind = enums(bookKinds)
export type BookKind = Infer<typeof BookKind>

export type BookSide = 'has' | 'owes' | 'own'

export const sideOf: Readonly<Record<BookKind, BookSide>> = {
  bank: 'has',
  clearing: 'has',
  receivable: 'has',
  wallet: 'owes',
  portfolio: 'owes',
  payouts: 'owes',
  unmatched: 'owes',
  fees: 'own',
  returns: 'own',
  fx: 'own',
}

export const bookKindWords: Readonly<Record<BookKind, string>> = {
  bank: 'On the club’s bank accounts',
  clearing: 'With payment providers',
  receivable: 'Owed by members',
  wallet: 'In members’ wallets',
  portfolio: 'In members’ portfolios',
  payouts: 'Approved withdrawals, not yet paid',
  unmatched: 'Arrived, owner not known yet',
  fees: 'Fees, less what providers charge',
  returns: 'Results of the investments, less what was shared',
  fx: 'Position from conversions',
}
