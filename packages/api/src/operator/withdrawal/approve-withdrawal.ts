import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { requestedWithdrawalKey } from './get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from './list-requested-withdrawals.ts'

export const approveWithdrawalMutation = mutation(
  'POST /operator/withdrawal/approve/:id',
  approveWithdrawal,
  {
    invalidates: [requestedWithdrawalsKey, requestedWithdrawalKey, deskOverviewKey, memberKey],
    success: 'Approved for the next payout batch.',
  },
)

export const useApproveWithdrawal = () => useMutation(approveWithdrawalMutation)
