import { refundPayment } from '@kinfold/contract/operator/transfer/refund-payment'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { expectedTransfersKey } from './list-expected-transfers.ts'

export const refundPaymentMutation = mutation('POST /operator/payment/refund/:id', refundPayment, {
  invalidates: [expectedTransfersKey, deskOverviewKey, memberKey],
  success: 'The payment is given back.',
})

export const useRefundPayment = () => useMutation(refundPaymentMutation)
