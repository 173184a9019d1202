import type { QueryOf } from '@kinfold/contract/endpoint'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const bankAccountsToCheckKey = 'GET /operator/bank-account'
export const bankAccountsToCheckQuery = query(bankAccountsToCheckKey, listBankAccounts, {
  keepPrevious: true,
})

export const useBankAccountsToCheck = (filter: QueryOf<typeof listBankAccounts> = {}) =>
  useQuery(bankAccountsToCheckQuery, { query: filter })
