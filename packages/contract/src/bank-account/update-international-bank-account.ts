import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { AccountName } from '../fields/account-name.ts'
import { CurrencyCode } from '../fields/currency-code.ts'
import { SwiftCode } from '../fields/swift-code.ts'
import { requiredLines, requiredText } from '../fields/text.ts'
import { BankAccount } from './bank-account.ts'
import { ownerProof, ownerProofErrors } from './owner-proof.ts'

export const InternationalBankAccountBody = object({
  account_name: AccountName,
  iban_or_number: requiredText(34),
  swift: SwiftCode,
  routing: optional(requiredText(34)),
  bank_name: requiredText(140),
  bank_address: requiredLines(300),
  country: requiredText(100),
  currency: CurrencyCode,
  ...ownerProof,
})
export type InternationalBankAccountBody = Infer<typeof InternationalBankAccountBody>

export const updateInternationalBankAccount = endpoint({
  summary: 'Sets the member’s account outside Nigeria.',
  method: 'PATCH',
  path: '/customer/international-bank-account',
  access: 'member',
  body: InternationalBankAccountBody,
  response: BankAccount,
  errors: [...ownerProofErrors],
})
