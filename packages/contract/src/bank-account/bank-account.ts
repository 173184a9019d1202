import { enums, type Infer, nullable, string, type } from 'superstruct'
import { CurrencyCode } from '../fields/currency-code.ts'
import { DateTime } from '../fields/date-time.ts'
import { NameMatch } from './name-match.ts'

export const bankAccountKinds = ['ngn', 'usd', 'other', 'international'] as const
export type BankAccountKind = (typeof bankAccountKinds)[number]

/** Of the accounts that money is paid to, the club checks those whose name no bank vouched for. */
export const bankAccountCheckStatuses = ['not_needed', 'waiting', 'approved', 'refused'] as const

const BankAccountCheck = type({
  status: enums(bankAccountCheckStatuses),
  /** Why it was refused. */
  reason: nullable(string()),
})

/** A member's own account, which withdrawals are paid to. What a kind doesn't have is null. */
export const BankAccount = type({
  kind: enums(bankAccountKinds),
  currency: CurrencyCode,
  account_name: string(),
  account_number: string(),
  bank_name: string(),
  bank_code: nullable(string()),
  routing_number: nullable(string()),
  swift: nullable(string()),
  bank_address: nullable(string()),
  country: nullable(string()),
  name_match: NameMatch,
  check: BankAccountCheck,
  updated_at: DateTime,
})
export type BankAccount = Infer<typeof BankAccount>
