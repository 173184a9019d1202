import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Currency } from '@kinfold/contract/money/currency'
import { purple } from '@kinfold/contract/plan/plan'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfoliosKey = 'GET /portfolio'
export const portfoliosQuery = query(portfoliosKey, listPortfolios, { keepPrevious: true })

type Filter = QueryOf<typeof listPortfolios>

export const usePortfolios = (filter: Filter = {}) => useQuery(portfoliosQuery, { query: filter })

/** Those in one plan; fetched when the id, which stands in the address, is a number. */
export const usePortfoliosOfPlan = (planId: string | undefined, filter: Filter = {}) =>
  useQuery(
    portfoliosQuery,
    planId !== undefined && /^\d+$/.test(planId)
      ? { query: { ...filter, product: Number(planId) } }
      : null,
  )

interface Purple {
  readonly currency: Currency | undefined
  readonly productType: string | undefined
}

/** Those in purple plans; fetched when a currency is given and the product type is purple. */
export const usePurplePortfolios = ({ currency, productType }: Purple, filter: Filter = {}) =>
  useQuery(
    portfoliosQuery,
    currency && productType === purple
      ? { query: { ...filter, currency, product_type: productType } }
      : null,
  )
