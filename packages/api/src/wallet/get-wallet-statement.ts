import { getWalletStatement } from '@kinfold/contract/wallet/get-wallet-statement'
import { download } from '../mutation/mutation.ts'
import { useCall } from '../mutation/use-call.ts'

export const walletStatementDownload = download('GET /wallet/statement', getWalletStatement)

/** Answers the PDF file. */
export const useWalletStatement = () => useCall(walletStatementDownload)
