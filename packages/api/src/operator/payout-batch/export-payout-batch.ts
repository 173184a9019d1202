import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { download } from '../../mutation/mutation.ts'
import { useCall } from '../../mutation/use-call.ts'

export const payoutBatchCsvDownload = download(
  'GET /operator/payout-batch/csv/:id',
  exportPayoutBatch,
)

/** Answers the CSV file for the bank. */
export const usePayoutBatchCsv = () => useCall(payoutBatchCsvDownload)
