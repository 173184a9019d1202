import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import type {
  BankDetailsProposal,
  ManagedBankDetails,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'

/** An account that members see, or one that is only proposed. */
export type DetailsRow = {
  readonly id: string
  readonly details: ClubBankAccount
  readonly account: ManagedBankDetails | undefined
  readonly proposal: BankDetailsProposal | null
}

export function detailsRows({
  accounts,
  additions,
}: AnswerOf<typeof listManagedBankDetails>): DetailsRow[] {
  return [
    ...accounts.map(account => ({
      id: account.id,
      details: account.details,
      account,
      proposal: account.proposal,
    })),
    ...additions.map(proposal => ({
      id: proposal.id,
      details: proposal.details,
      account: undefined,
      proposal,
    })),
  ]
}
