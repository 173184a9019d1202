import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { readBooks } from './read-books.ts'

export function booksRoutes(services: Services): readonly Route[] {
  return [signedInRoute(getBooks, () => readBooks(services))]
}
