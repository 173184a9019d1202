import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { sampleCall } from '../sample-call.ts'

export const operatorBooksSamples = { getBooks: sampleCall(getBooks, {}) }
