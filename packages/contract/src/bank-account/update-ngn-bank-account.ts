import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { AccountNumber } from '../fields/account-number.ts'
import { BankCode } from '../fields/bank-code.ts'
import { BankAccount } from './bank-account.ts'
import { ownerProof, ownerProofErrors } from './owner-proof.ts'

/** The name is looked up at the bank again instead of taken from the member. */
export const NgnBankAccountBody = object({
  account_number: AccountNumber,
  bank_code: BankCode,
  ...ownerProof,
})
export type NgnBankAccountBody = Infer<typeof NgnBankAccountBody>

export const updateNgnBankAccount = endpoint({
  summary: 'Sets the naira account that withdrawals are paid to.',
  method: 'PATCH',
  path: '/customer/ngn-bank-account',
  access: 'member',
  body: NgnBankAccountBody,
  response: BankAccount,
  errors: [
    'wallet_not_available',
    'bank_account_not_resolved',
    'bank_lookup_unavailable',
    ...ownerProofErrors,
  ],
})
