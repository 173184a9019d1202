import { exportTransactions } from '@kinfold/contract/wallet/export-transactions'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const transactionsCsvDownload = download('GET /wallet/transactions/csv', exportTransactions)

/** Answers the CSV file. */
export const useTransactionsCsv = () => useCall(transactionsCsvDownload)
