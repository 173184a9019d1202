import type { QueryOf } from '@kinfold/contract/endpoint'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const chargebacksKey = 'GET /operator/chargeback'
export const chargebacksQuery = query(chargebacksKey, listChargebacks, { keepPrevious: true })

export const useChargebacks = (filter: QueryOf<typeof listChargebacks> = {}) =>
  useQuery(chargebacksQuery, { query: filter })
