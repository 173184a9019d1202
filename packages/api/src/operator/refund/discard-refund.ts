import { discardRefund } from '@kinfold/contract/operator/refund/discard-refund'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { refundsKey } from './list-refunds.ts'

export const discardRefundMutation = mutation('POST /operator/refund/discard/:id', discardRefund, {
  invalidates: [refundsKey, deskOverviewKey],
  success: 'Discarded.',
})

export const useDiscardRefund = () => useMutation(discardRefundMutation)
