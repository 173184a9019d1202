import type { Currency } from '@kinfold/contract/money/currency'

export type AccountKind =
  | 'wallet'
  | 'portfolio'
  | 'payouts'
  | 'unmatched'
  | 'clearing'
  | 'bank'
  | 'receivable'
  | 'fees'
  | 'returns'
  | 'fx'

// 'wallet:42:NGN'. The currency is part of the type, so money cannot move to an account of another.
export type AccountAddress<C extends Currency = Currency> = `${AccountKind}:${string}:${C}`

function address<C extends Currency>(
  kind: AccountKind,
  holder: string,
  currency: C,
): AccountAddress<C> {
  return `${kind}:${holder}:${currency}`
}

export const walletOf = <C extends Currency>(member: string, currency: C) =>
  address('wallet', member, currency)
export const portfolioAccount = <C extends Currency>(portfolio: string, currency: C) =>
  address('portfolio', portfolio, currency)
export const receivableFrom = <C extends Currency>(member: string, currency: C) =>
  address('receivable', member, currency)
export const clearingOf = <C extends Currency>(provider: string, currency: C) =>
  address('clearing', provider, currency)
export const bankAccount = <C extends Currency>(currency: C) => address('bank', '', currency)
export const payoutsAccount = <C extends Currency>(currency: C) => address('payouts', '', currency)
export const feesAccount = <C extends Currency>(currency: C) => address('fees', '', currency)
export const returnsAccount = <C extends Currency>(currency: C) => address('returns', '', currency)
export const fxAccount = <C extends Currency>(currency: C) => address('fx', '', currency)
export const unmatchedAccount = <C extends Currency>(currency: C) =>
  address('unmatched', '', currency)
