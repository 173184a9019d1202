import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedBankDetailsKey } from './list-managed-bank-details.ts'

export const proposeBankDetailsMutation = mutation(
  'POST /operator/bank-details/propose',
  proposeBankDetails,
  {
    invalidates: [managedBankDetailsKey, deskOverviewKey],
    success: 'The account is proposed. Another administrator has to confirm it.',
  },
)

export const useProposeBankDetails = () => useMutation(proposeBankDetailsMutation)
