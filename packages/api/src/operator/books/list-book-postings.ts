import type { QueryOf } from '@kinfold/contract/endpoint'
import { listBookPostings } from '@kinfold/contract/operator/books/list-book-postings'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const bookPostingsQuery = query('GET /operator/books/postings', listBookPostings, {
  keepPrevious: true,
})

/** Null while no account is chosen. */
export const useBookPostings = (filter: QueryOf<typeof listBookPostings> | null) =>
  useQuery(bookPostingsQuery, filter && { query: filter })
