// An account as the member wrote it, in the columns it is kept in.
import type { OtherBankAccountBody } from '@kinfold/contract/bank-account/set-other-bank-account'
import type { InternationalBankAccountBody } from '@kinfold/contract/bank-account/update-international-bank-account'
import type { UsdBankAccountBody } from '@kinfold/contract/bank-account/update-usd-bank-account'
import type { bankAccount } from './bank-account.tables.ts'

export type GivenAccount = Omit<
  typeof bankAccount.$inferInsert,
  'memberId' | 'id' | 'updatedAt' | 'checkStatus' | 'checkReason' | 'checkedBy' | 'checkedAt'
>

export function dollarAccount(body: UsdBankAccountBody): GivenAccount {
  return {
    kind: 'usd',
    currency: 'USD',
    accountName: body.account_name,
    accountNumber: body.account_number,
    bankName: body.bank_name,
    routingNumber: body.routing_number ?? null,
    swift: body.swift ?? null,
    bankAddress: body.bank_address ?? null,
  }
}

export function otherAccount(body: OtherBankAccountBody): GivenAccount {
  return {
    kind: 'other',
    currency: body.currency,
    accountName: body.account_name,
    accountNumber: body.account_number,
    bankName: body.bank_name,
    country: body.country,
    swift: body.swift ?? null,
  }
}

export function accountAbroad(body: InternationalBankAccountBody): GivenAccount {
  return {
    kind: 'international',
    currency: body.currency,
    accountName: body.account_name,
    accountNumber: body.iban_or_number,
    bankName: body.bank_name,
    bankAddress: body.bank_address,
    country: body.country,
    swift: body.swift,
    routingNumber: body.routing ?? null,
  }
}
