import { randomInt } from 'node:crypto'
import type { AccountKind } from '@kinfold/contract/ledger/account-kind'
import type { Currency } from '@kinfold/contract/money/currency'

// 'wallet:42:NGN'. The currency is part of the type, so money can't move to an account in another currency.
export type AccountAddress<C extends Currency = Currency> = `${AccountKind}:${string}:${C}`

// Every transfer uses the club's own accounts: with one row each it would wait for the one before.
const kindsInParts: ReadonlySet<string> = new Set(['bank', 'clearing', 'fees', 'returns', 'fx'])
const parts = 16

function isInParts(account: AccountAddress): boolean {
  return kindsInParts.has(account.slice(0, account.indexOf(':')))
}

// All rows of an account; its balance is their sum.
export function rowsOf(account: AccountAddress): string[] {
  if (!isInParts(account)) return [account]
  return [account, ...Array.from({ length: parts }, (_, part) => `${account}#${part + 1}`)]
}

// The row a transfer is written to: any part of the account.
export function rowFor(account: AccountAddress): string {
  return isInParts(account) ? `${account}#${randomInt(1, parts + 1)}` : account
}

export function currencyOf<C extends Currency>(account: AccountAddress<C>): C {
  // The type of an address ends with its currency; a split forgets that.
  return account.slice(account.lastIndexOf(':') + 1) as C
}

function address<K extends AccountKind, C extends Currency>(
  kind: K,
  holder: string,
  currency: C,
): `${K}:${string}:${C}` {
  return `${kind}:${holder}:${currency}`
}

export const walletOf = <C extends Currency>(member: string, currency: C) =>
  address('wallet', member, currency)
export const portfolioAccount = <C extends Currency>(portfolio: string, currency: C) =>
  address('portfolio', portfolio, currency)
export const receivableFrom = <C extends Currency>(member: string, currency: C) =>
  address('receivable', member, currency)
export const payoutOf = <C extends Currency>(withdrawal: string, currency: C) =>
  address('payouts', withdrawal, currency)
export const unmatchedOf = <C extends Currency>(unmatched: string, currency: C) =>
  address('unmatched', unmatched, currency)
export const clearingOf = <C extends Currency>(provider: string, currency: C) =>
  address('clearing', provider, currency)
export const bankAccount = <C extends Currency>(currency: C) => address('bank', '', currency)
/** Where money that comes in lies: on the club's own account, or with the provider that took it. */
export const receivingAccount = <C extends Currency>(gateway: string, currency: C) =>
  gateway === 'bank' ? bankAccount(currency) : clearingOf(gateway, currency)
export const feesAccount = <C extends Currency>(currency: C) => address('fees', '', currency)
export const returnsAccount = <C extends Currency>(currency: C) => address('returns', '', currency)
export const fxAccount = <C extends Currency>(currency: C) => address('fx', '', currency)
