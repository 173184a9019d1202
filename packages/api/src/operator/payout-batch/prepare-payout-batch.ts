import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { requestedWithdrawalKey } from '../withdrawal/get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from '../withdrawal/list-requested-withdrawals.ts'
import { payoutBatchKey } from './get-payout-batch.ts'
import { payoutBatchesKey } from './list-payout-batches.ts'

export const preparePayoutBatchMutation = mutation(
  'POST /operator/payout-batch/prepare',
  preparePayoutBatch,
  {
    invalidates: [
      payoutBatchesKey,
      payoutBatchKey,
      requestedWithdrawalsKey,
      requestedWithdrawalKey,
      deskOverviewKey,
    ],
    success: 'The batch is ready for another operator to release.',
  },
)

export const usePreparePayoutBatch = () => useMutation(preparePayoutBatchMutation)
