import { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const currenciesKey = 'GET /customer/currencies'
export const currenciesQuery = query(currenciesKey, listCurrencies)

/** The currencies this member can hold. */
export const useCurrencies = () => useQuery(currenciesQuery, {})
