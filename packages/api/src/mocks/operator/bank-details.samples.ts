import { confirmBankDetails } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import {
  bankDetailsProposals,
  managedBankDetails,
} from '@kinfold/personas/desk/managed-bank-details'
import { sampleCall } from '../sample-call.ts'
import { idOf, proposedBy } from '../sample-ids.ts'

const bankDetails = {
  region: 'Others',
  currency: 'USD',
  bank_name: 'Harbour Bank',
  account_name: 'Kinfold Cooperative Society',
  account_number: 'GB29HBUK60161331926819',
  routing_number: null,
  swift: 'HBUKGB2L',
  bank_address: '4 Quay Street, London',
  reason: 'Members in Europe ask for it.',
} as const
const quietAccount = {
  id: idOf(managedBankDetails.accounts, ({ proposal }) => proposal === null),
}
const proposalBy = (name: string) => ({ id: idOf(bankDetailsProposals, proposedBy(name)) })

export const operatorBankDetailsSamples = {
  listManagedBankDetails: sampleCall(listManagedBankDetails, {}),
  proposeBankDetails: sampleCall(proposeBankDetails, { body: bankDetails }),
  proposeBankDetailsChange: sampleCall(proposeBankDetailsChange, {
    params: quietAccount,
    body: { ...bankDetails, version: 1 },
  }),
  proposeBankDetailsRemoval: sampleCall(proposeBankDetailsRemoval, {
    params: quietAccount,
    body: { reason: 'The account is closed.', version: 1 },
  }),
  confirmBankDetails: sampleCall(confirmBankDetails, {
    params: proposalBy('Uche'),
    body: { seen: 'proposed' },
  }),
  discardBankDetails: sampleCall(discardBankDetails, {
    params: proposalBy('Zainab'),
    body: { seen: 'proposed' },
  }),
}
