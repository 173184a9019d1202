import type { QueryOf } from '@kinfold/contract/endpoint'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const notificationsKey = 'GET /notification'
export const notificationsQuery = query(notificationsKey, listNotifications, { keepPrevious: true })

export const useNotifications = (filter: QueryOf<typeof listNotifications> = {}) =>
  useQuery(notificationsQuery, { query: filter })
