import { discardPayoutBatch } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { requestedWithdrawalKey } from '../withdrawal/get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from '../withdrawal/list-requested-withdrawals.ts'
import { payoutBatchKey } from './get-payout-batch.ts'
import { payoutBatchesKey } from './list-payout-batches.ts'

export const discardPayoutBatchMutation = mutation(
  'POST /operator/payout-batch/discard/:id',
  discardPayoutBatch,
  {
    invalidates: [
      payoutBatchesKey,
      payoutBatchKey,
      requestedWithdrawalsKey,
      requestedWithdrawalKey,
      deskOverviewKey,
    ],
    success: 'The batch is dissolved; its withdrawals are approved as before.',
  },
)

export const useDiscardPayoutBatch = () => useMutation(discardPayoutBatchMutation)
