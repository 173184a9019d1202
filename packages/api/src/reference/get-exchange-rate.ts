import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const exchangeRateKey = 'GET /payment/exchange-rate'
export const exchangeRateQuery = query(exchangeRateKey, getExchangeRate)

/** What one dollar costs in naira; null while the club has set no rate. */
export const useExchangeRate = () => useQuery(exchangeRateQuery, {})
