import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { refundsKey } from './list-refunds.ts'

export const refundPaymentMutation = mutation('POST /operator/payment/refund/:id', refundPayment, {
  invalidates: [refundsKey, deskOverviewKey],
  success: 'Proposed. Another approver can confirm it now.',
})

export const useRefundPayment = () => useMutation(refundPaymentMutation)
