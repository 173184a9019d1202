import { takePage } from '@kinfold/contract/paging/take-page'

/** A list with nothing in it. */
export const emptyPage = () => takePage<never>([])
