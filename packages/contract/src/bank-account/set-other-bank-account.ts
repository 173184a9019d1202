import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { AccountName } from '../fields/account-name.ts'
import { CurrencyCode } from '../fields/currency-code.ts'
import { SwiftCode } from '../fields/swift-code.ts'
import { requiredText } from '../fields/text.ts'
import { BankAccount } from './bank-account.ts'
import { ownerProof, ownerProofErrors } from './owner-proof.ts'

export const OtherBankAccountBody = object({
  account_name: AccountName,
  account_number: requiredText(34),
  bank_name: requiredText(140),
  country: requiredText(100),
  currency: CurrencyCode,
  swift: optional(SwiftCode),
  ...ownerProof,
})
export type OtherBankAccountBody = Infer<typeof OtherBankAccountBody>

export const setOtherBankAccount = endpoint({
  summary: 'Sets the member’s other account, of any currency.',
  method: 'POST',
  path: '/customer/bank-account',
  access: 'member',
  body: OtherBankAccountBody,
  response: BankAccount,
  errors: [...ownerProofErrors],
})
