import { settleRefund } from '@kinfold/contract/operator/refund/settle-refund'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { refundsKey } from './list-refunds.ts'

export const settleRefundMutation = mutation('POST /operator/refund/settle/:id', settleRefund, {
  invalidates: [refundsKey, deskOverviewKey, memberKey],
  success: 'Written down.',
})

export const useSettleRefund = () => useMutation(settleRefundMutation)
