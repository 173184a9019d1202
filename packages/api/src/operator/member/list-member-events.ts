import type { QueryOf } from '@kinfold/contract/endpoint'
import { listMemberEvents } from '@kinfold/contract/operator/member/list-member-events'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const memberEventsKey = 'GET /operator/member/events/:id'
export const memberEventsQuery = query(memberEventsKey, listMemberEvents, { keepPrevious: true })

export const useMemberEvents = (id: string, filter: QueryOf<typeof listMemberEvents> = {}) =>
  useQuery(memberEventsQuery, { params: { id }, query: filter })
