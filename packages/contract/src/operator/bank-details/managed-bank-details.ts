import { enums, type Infer, nullable, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { ClubBankAccount } from '../../payment/club-bank-account.ts'
import { proposalFields } from '../proposal.ts'

export const bankDetailsProposalKinds = ['addition', 'change', 'removal'] as const

/** What one administrator wants members to be told; nothing of it holds until another confirms it. */
export const BankDetailsProposal = type({
  id: id<'bank-details-proposal'>(),
  kind: enums(bankDetailsProposalKinds),
  /** The account it is about; null for an addition. */
  account_id: nullable(id<'club-bank-account'>()),
  /** As the account would be, or, for a removal, as it is. */
  details: ClubBankAccount,
  ...proposalFields,
})
export type BankDetailsProposal = Infer<typeof BankDetailsProposal>

export const amendmentAlreadyProposed =
  'Something is proposed for this account already. Confirm or discard that first.'

/** An account that members are told of, and what is proposed for it. */
export const ManagedBankDetails = type({
  id: id<'club-bank-account'>(),
  /** Counts its changes: whoever proposes one says which version they looked at. */
  version: Count,
  details: ClubBankAccount,
  proposal: nullable(BankDetailsProposal),
})
export type ManagedBankDetails = Infer<typeof ManagedBankDetails>
