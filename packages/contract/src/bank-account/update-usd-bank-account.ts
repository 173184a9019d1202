import { type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { AccountName } from '../fields/account-name.ts'
import { RoutingNumber } from '../fields/routing-number.ts'
import { SwiftCode } from '../fields/swift-code.ts'
import { requiredLines, requiredText } from '../fields/text.ts'
import { BankAccount } from './bank-account.ts'
import { ownerProof, ownerProofErrors } from './owner-proof.ts'

export const UsdBankAccountBody = object({
  account_name: AccountName,
  account_number: requiredText(34),
  bank_name: requiredText(140),
  routing_number: optional(RoutingNumber),
  swift: optional(SwiftCode),
  bank_address: optional(requiredLines(300)),
  ...ownerProof,
})
export type UsdBankAccountBody = Infer<typeof UsdBankAccountBody>

export const updateUsdBankAccount = endpoint({
  summary: 'Sets the dollar account that withdrawals are paid to.',
  method: 'PATCH',
  path: '/customer/usd-bank-account',
  access: 'member',
  body: UsdBankAccountBody,
  response: BankAccount,
  errors: [...ownerProofErrors],
})
