import { exportTrialBalance } from '@kinfold/contract/operator/books/export-trial-balance'
import { download } from '../../mutation/mutation.ts'
import { useCall } from '../../mutation/use-call.ts'

export const trialBalanceCsvDownload = download(
  'GET /operator/books/trial-balance',
  exportTrialBalance,
)

/** Answers the CSV file. */
export const useTrialBalanceCsv = () => useCall(trialBalanceCsvDownload)
