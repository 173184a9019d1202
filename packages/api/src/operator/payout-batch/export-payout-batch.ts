import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { download } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { requestedWithdrawalKey } from '../withdrawal/get-requested-withdrawal.ts'
import { requestedWithdrawalsKey } from '../withdrawal/list-requested-withdrawals.ts'
import { payoutBatchKey } from './get-payout-batch.ts'
import { payoutBatchesKey } from './list-payout-batches.ts'

export const payoutBatchCsvDownload = download(
  'GET /operator/payout-batch/csv/:id',
  exportPayoutBatch,
  // When it is first handed out, who can't be paid any more leaves the batch.
  {
    invalidates: [
      payoutBatchKey,
      payoutBatchesKey,
      requestedWithdrawalsKey,
      requestedWithdrawalKey,
    ],
  },
)

/** Answers the CSV file for the bank. */
export const usePayoutBatchCsv = () => useMutation(payoutBatchCsvDownload)
