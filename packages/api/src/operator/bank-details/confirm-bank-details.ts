import { confirmBankDetails } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { managedBankDetailsKey } from './list-managed-bank-details.ts'

export const confirmBankDetailsMutation = mutation(
  'POST /operator/bank-details/confirm/:id',
  confirmBankDetails,
  {
    invalidates: [managedBankDetailsKey, deskOverviewKey],
    success: 'Members see the new bank details from now on.',
  },
)

export const useConfirmBankDetails = () => useMutation(confirmBankDetailsMutation)
