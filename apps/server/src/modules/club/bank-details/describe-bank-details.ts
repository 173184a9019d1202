import type { BankDetailsProposal } from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { describeProposal, type ProposalPeople } from '../../base/proposal/describe-proposal.ts'
import type { bankDetailsProposal, clubBankAccount } from './bank-details.tables.ts'

type Details = Pick<
  typeof clubBankAccount.$inferSelect,
  | 'region'
  | 'currency'
  | 'bankName'
  | 'accountName'
  | 'accountNumber'
  | 'routingNumber'
  | 'swift'
  | 'bankAddress'
>

export function describeBankDetails(row: Details): ClubBankAccount {
  return {
    region: row.region,
    currency: row.currency,
    bank_name: row.bankName,
    account_name: row.accountName,
    account_number: row.accountNumber,
    routing_number: row.routingNumber,
    swift: row.swift,
    bank_address: row.bankAddress,
  }
}

/** The columns of an account, from the contract's form. */
export function detailsColumns(details: ClubBankAccount): Details {
  return {
    region: details.region,
    currency: details.currency,
    bankName: details.bank_name,
    accountName: details.account_name,
    accountNumber: details.account_number,
    routingNumber: details.routing_number,
    swift: details.swift,
    bankAddress: details.bank_address,
  }
}

export function describeBankDetailsProposal(
  row: typeof bankDetailsProposal.$inferSelect,
  people: ProposalPeople,
): BankDetailsProposal {
  return {
    id: row.id,
    kind: row.kind,
    account_id: row.accountId,
    details: describeBankDetails(row),
    ...describeProposal(row, people),
  }
}
