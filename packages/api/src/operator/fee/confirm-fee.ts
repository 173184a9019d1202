import { confirmFee } from '@kinfold/contract/operator/fee/confirm-fee'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { feesKey } from './list-fees.ts'

export const confirmFeeMutation = mutation('POST /operator/fee/confirm/:id', confirmFee, {
  invalidates: [feesKey, deskOverviewKey],
  success: 'It holds from now on.',
})

export const useConfirmFee = () => useMutation(confirmFeeMutation)
