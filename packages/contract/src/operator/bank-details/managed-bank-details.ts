import { enums, type Infer, nullable, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { Version } from '../../fields/version.ts'
import { ClubBankAccount } from '../../payment/club-bank-account.ts'
import { proposalFields } from '../proposal.ts'

export const bankDetailsProposalKinds = ['addition', 'change', 'removal'] as const

/** A change that one administrator proposes; it takes effect when another confirms it. */
export const BankDetailsProposal = type({
  id: id<'bank-details-proposal'>(),
  kind: enums(bankDetailsProposalKinds),
  /** The account it is about; null for an addition. */
  account_id: nullable(id<'club-bank-account'>()),
  /** The proposed details, or, for a removal, the current ones. */
  details: ClubBankAccount,
  ...proposalFields,
})
export type BankDetailsProposal = Infer<typeof BankDetailsProposal>

export const amendmentAlreadyProposed =
  'Something is proposed for this account already. Confirm or discard that first.'

/** An account that members see, with the open proposal for it. */
export const ManagedBankDetails = type({
  id: id<'club-bank-account'>(),
  /** Counts its changes: a proposal names the version that its author saw. */
  version: Version,
  details: ClubBankAccount,
  proposal: nullable(BankDetailsProposal),
})
export type ManagedBankDetails = Infer<typeof ManagedBankDetails>
