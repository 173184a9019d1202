import { confirmRefund } from '@kinfold/contract/operator/refund/confirm-refund'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { memberEventsKey } from '../member/list-member-events.ts'
import { memberPaymentsKey } from '../member/list-member-payments.ts'
import { refundsKey } from './list-refunds.ts'

export const confirmRefundMutation = mutation('POST /operator/refund/confirm/:id', confirmRefund, {
  invalidates: [refundsKey, deskOverviewKey, memberKey, memberPaymentsKey, memberEventsKey],
  success: ({ way }) =>
    way === 'wallet' ? 'The money is back in the wallet.' : 'The money is on its way back.',
})

export const useConfirmRefund = () => useMutation(confirmRefundMutation)
