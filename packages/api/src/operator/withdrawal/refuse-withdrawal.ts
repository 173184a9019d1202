import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { requestedWithdrawalKey } from './get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from './list-requested-withdrawals.ts'

export const refuseWithdrawalMutation = mutation(
  'POST /operator/withdrawal/refuse/:id',
  refuseWithdrawal,
  {
    invalidates: [requestedWithdrawalsKey, requestedWithdrawalKey, deskOverviewKey, memberKey],
    success: 'Refused. The amount is back in the member’s wallet.',
  },
)

export const useRefuseWithdrawal = () => useMutation(refuseWithdrawalMutation)
