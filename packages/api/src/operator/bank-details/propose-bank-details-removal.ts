import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedBankDetailsKey } from './list-managed-bank-details.ts'

export const proposeBankDetailsRemovalMutation = mutation(
  'POST /operator/bank-details/propose-removal/:id',
  proposeBankDetailsRemoval,
  {
    invalidates: [managedBankDetailsKey, deskOverviewKey],
    success: 'The removal is proposed. Another administrator has to confirm it.',
  },
)

export const useProposeBankDetailsRemoval = () => useMutation(proposeBankDetailsRemovalMutation)
