import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedBankDetailsKey } from './list-managed-bank-details.ts'

export const proposeBankDetailsChangeMutation = mutation(
  'POST /operator/bank-details/propose-change/:id',
  proposeBankDetailsChange,
  {
    invalidates: [managedBankDetailsKey, deskOverviewKey],
    success: 'The change is proposed. Another administrator has to confirm it.',
  },
)

export const useProposeBankDetailsChange = () => useMutation(proposeBankDetailsChangeMutation)
