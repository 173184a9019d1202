import type { BankDetailsBody } from '@kinfold/contract/operator/bank-details/bank-details-body'
import { confirmBankDetails } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import {
  amendmentAlreadyProposed,
  type BankDetailsProposal,
  type ManagedBankDetails,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { demoId } from '@kinfold/personas/demo-id'
import {
  bankDetailsProposals,
  managedBankDetails,
} from '@kinfold/personas/desk/managed-bank-details'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import type { CallerName } from '../mock-caller.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decided, openProposal, proposedBy } from './decided-by.ts'

type Wanted = Pick<BankDetailsProposal, 'kind' | 'account_id' | 'details' | 'reason'>

function proposed(
  call: { readonly as: CallerName | undefined },
  wanted: Wanted,
): BankDetailsProposal {
  const id = demoId('bank-details-proposal', wanted.kind, wanted.details.account_number)
  return { id, ...wanted, ...proposedBy(call) }
}

/** The account, if it is still the version that the proposer saw and has no open proposal. */
function unchanged(id: string, version: number): ManagedBankDetails {
  const account = found(managedBankDetails.accounts, id)
  refuseFor(versionProblem(account, version))
  if (account.proposal !== null) {
    throw new Refusal('conflict', { sentence: amendmentAlreadyProposed })
  }
  return account
}

function written({ reason, ...details }: BankDetailsBody) {
  return { details, reason }
}

export const operatorBankDetailsMocks = {
  listManagedBankDetails: mock(listManagedBankDetails, {
    ok: () => ({
      accounts: [...managedBankDetails.accounts],
      additions: [...managedBankDetails.additions],
    }),
    empty: () => ({ accounts: [], additions: [] }),
  }),
  proposeBankDetails: mock(proposeBankDetails, {
    ok: call => proposed(call, { kind: 'addition', account_id: null, ...written(call.body) }),
  }),
  proposeBankDetailsChange: mock(proposeBankDetailsChange, {
    ok: call => {
      const { version, ...body } = call.body
      const { id } = unchanged(call.params.id, version)
      return proposed(call, { kind: 'change', account_id: id, ...written(body) })
    },
  }),
  proposeBankDetailsRemoval: mock(proposeBankDetailsRemoval, {
    ok: call => {
      const { version, reason } = call.body
      const { id, details } = unchanged(call.params.id, version)
      return proposed(call, { kind: 'removal', account_id: id, details, reason })
    },
  }),
  confirmBankDetails: mock(confirmBankDetails, {
    ok: call => decided(call, openProposal(bankDetailsProposals, call.params.id), 'confirmed'),
  }),
  discardBankDetails: mock(discardBankDetails, {
    ok: call => decided(call, openProposal(bankDetailsProposals, call.params.id), 'discarded'),
  }),
}
