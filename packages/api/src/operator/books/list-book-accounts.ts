import type { QueryOf } from '@kinfold/contract/endpoint'
import { listBookAccounts } from '@kinfold/contract/operator/books/list-book-accounts'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const bookAccountsQuery = query('GET /operator/books/accounts', listBookAccounts, {
  keepPrevious: true,
})

export const useBookAccounts = (filter: QueryOf<typeof listBookAccounts>) =>
  useQuery(bookAccountsQuery, { query: filter })
