import type { QueryOf } from '@kinfold/contract/endpoint'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const exchangeRatesKey = 'GET /operator/exchange-rate'
export const exchangeRatesQuery = query(exchangeRatesKey, listExchangeRates, { keepPrevious: true })

export const useExchangeRates = (filter: QueryOf<typeof listExchangeRates> = {}) =>
  useQuery(exchangeRatesQuery, { query: filter })
