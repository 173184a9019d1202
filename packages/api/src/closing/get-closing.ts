import { getClosing } from '@kinfold/contract/closing/get-closing'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const closingKey = 'GET /customer/close'
export const closingQuery = query(closingKey, getClosing)

/** What keeps the member from closing their account. */
export const useClosing = () => useQuery(closingQuery, {})
