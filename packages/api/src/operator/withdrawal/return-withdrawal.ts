import { returnWithdrawal } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { memberKey } from '../member/get-member.ts'
import { payoutBatchKey } from '../payout-batch/get-payout-batch.ts'
import { requestedWithdrawalKey } from './get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from './list-requested-withdrawals.ts'

export const returnWithdrawalMutation = mutation(
  'POST /operator/withdrawal/return/:id',
  returnWithdrawal,
  {
    invalidates: [requestedWithdrawalsKey, requestedWithdrawalKey, payoutBatchKey, memberKey],
    success: 'Written down. The amount is back in the member’s wallet.',
  },
)

export const useReturnWithdrawal = () => useMutation(returnWithdrawalMutation)
