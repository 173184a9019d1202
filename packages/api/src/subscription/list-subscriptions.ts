import type { QueryOf } from '@kinfold/contract/endpoint'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const subscriptionsKey = 'GET /subscription'
export const subscriptionsQuery = query(subscriptionsKey, listSubscriptions, { keepPrevious: true })

export const useSubscriptions = (filter: QueryOf<typeof listSubscriptions> = {}) =>
  useQuery(subscriptionsQuery, { query: filter })
