import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'

/** An account as it stands in the fields of a form. */
export type AccountWords = Pick<ClubBankAccount, 'region' | 'currency'> & {
  readonly bank_name: string
  readonly account_name: string
  readonly account_number: string
  readonly routing_number: string
  readonly swift: string
  readonly bank_address: string
  readonly reason: string
}

export const emptyAccountWords: AccountWords = {
  region: 'Nigeria',
  currency: 'NGN',
  bank_name: '',
  account_name: '',
  account_number: '',
  routing_number: '',
  swift: '',
  bank_address: '',
  reason: '',
}

export const accountWordsOf = (account: ClubBankAccount): AccountWords => ({
  ...account,
  routing_number: account.routing_number ?? '',
  swift: account.swift ?? '',
  bank_address: account.bank_address ?? '',
  reason: '',
})

const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim())

/** The same as the calls take it: outside Nigeria it is dollars, and only the USA has routing numbers. */
export function accountBodyOf(words: AccountWords) {
  const { region, currency, routing_number, swift, bank_address } = words
  return {
    ...words,
    currency: region === 'Nigeria' ? currency : 'USD',
    routing_number: region === 'USA' ? orNull(routing_number) : null,
    swift: orNull(swift),
    bank_address: orNull(bank_address),
  }
}
