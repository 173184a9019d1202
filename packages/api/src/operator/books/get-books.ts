import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const booksKey = 'GET /operator/books'
export const booksQuery = query(booksKey, getBooks)

export const useBooks = () => useQuery(booksQuery, {})
