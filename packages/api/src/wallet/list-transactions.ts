import type { QueryOf } from '@kinfold/contract/endpoint'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const transactionsKey = 'GET /wallet/transactions'
export const transactionsQuery = query(transactionsKey, listTransactions, { keepPrevious: true })

type Filter = Omit<QueryOf<typeof listTransactions>, 'wallet_id'>

/** The lines of one wallet; fetched when the wallet is known. */
export const useTransactions = (walletId: string | undefined, filter: Filter = {}) =>
  useQuery(transactionsQuery, walletId ? { query: { ...filter, wallet_id: walletId } } : null)
