import { settleRefund } from '@kinfold/contract/operator/refund/settle-refund'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { memberEventsKey } from '../member/list-member-events.ts'
import { memberPaymentsKey } from '../member/list-member-payments.ts'
import { refundsKey } from './list-refunds.ts'

export const settleRefundMutation = mutation('POST /operator/refund/settle/:id', settleRefund, {
  invalidates: [refundsKey, deskOverviewKey, memberKey, memberPaymentsKey, memberEventsKey],
  success: 'Written down.',
})

export const useSettleRefund = () => useMutation(settleRefundMutation)
