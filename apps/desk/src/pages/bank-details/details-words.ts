import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { currencyWords } from '../../queue/currency-words.ts'

export const regionWords = { Nigeria: 'Nigeria', USA: 'USA', Others: 'Elsewhere' } as const

/** Everything that says where money goes, to be read or compared; what an account hasn't got is left out. */
export function detailsParts(account: ClubBankAccount): readonly (readonly [string, string])[] {
  const { routing_number, swift, bank_address } = account
  return [
    ['Transfers from', regionWords[account.region]],
    ['Currency', currencyWords[account.currency]],
    ['Bank', account.bank_name],
    ['Name', account.account_name],
    ['Number', account.account_number],
    ...(routing_number === null ? [] : [['Routing number', routing_number] as const]),
    ...(swift === null ? [] : [['SWIFT', swift] as const]),
    ...(bank_address === null ? [] : [['Address', bank_address] as const]),
  ]
}

/** What differs from one to the other, part by part. */
export function detailsChanges(from: ClubBankAccount | undefined, to: ClubBankAccount | undefined) {
  const before = new Map(from && detailsParts(from))
  const after = new Map(to && detailsParts(to))
  return [...new Set([...before.keys(), ...after.keys()])].map(label => ({
    label,
    from: before.get(label),
    to: after.get(label),
  }))
}
