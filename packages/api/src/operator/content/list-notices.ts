import type { QueryOf } from '@kinfold/contract/endpoint'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const noticesKey = 'GET /operator/notice'
export const noticesQuery = query(noticesKey, listNotices, { keepPrevious: true })

export const useNotices = (filter: QueryOf<typeof listNotices> = {}) =>
  useQuery(noticesQuery, { query: filter })
