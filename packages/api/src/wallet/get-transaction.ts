import { getTransaction } from '@kinfold/contract/wallet/get-transaction'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const transactionKey = 'GET /wallet/transaction/:id'
export const transactionQuery = query(transactionKey, getTransaction)

/** One line of a wallet with what stands behind it; fetched when both are known. */
export const useTransaction = (walletId: string | undefined, id: string) =>
  useQuery(transactionQuery, walletId ? { params: { id }, query: { wallet_id: walletId } } : null)
