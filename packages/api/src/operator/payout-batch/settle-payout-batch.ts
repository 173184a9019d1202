import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { requestedWithdrawalKey } from '../withdrawal/get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from '../withdrawal/list-requested-withdrawals.ts'
import { payoutBatchKey } from './get-payout-batch.ts'
import { payoutBatchesKey } from './list-payout-batches.ts'

export const settlePayoutBatchMutation = mutation(
  'POST /operator/payout-batch/settle/:id',
  settlePayoutBatch,
  {
    invalidates: [
      payoutBatchesKey,
      payoutBatchKey,
      requestedWithdrawalsKey,
      requestedWithdrawalKey,
      deskOverviewKey,
    ],
    success: 'The outcomes are recorded.',
  },
)

export const useSettlePayoutBatch = () => useMutation(settlePayoutBatchMutation)
