import { discardBankDetails } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedBankDetailsKey } from './list-managed-bank-details.ts'

export const discardBankDetailsMutation = mutation(
  'POST /operator/bank-details/discard/:id',
  discardBankDetails,
  {
    invalidates: [managedBankDetailsKey, deskOverviewKey],
    success: 'The proposal is thrown away.',
  },
)

export const useDiscardBankDetails = () => useMutation(discardBankDetailsMutation)
