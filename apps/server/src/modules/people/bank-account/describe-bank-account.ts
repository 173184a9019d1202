import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import type { bankAccount } from './bank-account.tables.ts'

export type NamedPerson = { readonly firstName: string; readonly lastName: string }

/** The name is compared with the member's current one, which may have changed since the account was added. */
export function describeBankAccount(
  row: typeof bankAccount.$inferSelect,
  { firstName, lastName }: NamedPerson,
): BankAccount {
  return {
    kind: row.kind,
    currency: row.currency,
    account_name: row.accountName,
    account_number: row.accountNumber,
    bank_name: row.bankName,
    bank_code: row.bankCode,
    routing_number: row.routingNumber,
    swift: row.swift,
    bank_address: row.bankAddress,
    country: row.country,
    name_match: compareNames(row.accountName, `${firstName} ${lastName}`),
    check: { status: row.checkStatus, reason: row.checkReason },
    updated_at: row.updatedAt.toISOString(),
  }
}
