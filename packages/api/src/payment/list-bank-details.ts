import type { QueryOf } from '@kinfold/contract/endpoint'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const bankDetailsKey = 'GET /payment/bank-details'
export const bankDetailsQuery = query(bankDetailsKey, listBankDetails)

/** The club’s own accounts to transfer to. */
export const useBankDetails = (filter: QueryOf<typeof listBankDetails> = {}) =>
  useQuery(bankDetailsQuery, { query: filter })
