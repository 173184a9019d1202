import type { QueryOf } from '@kinfold/contract/endpoint'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const membersKey = 'GET /operator/member'
export const membersQuery = query(membersKey, listMembers, { keepPrevious: true })

/** Nobody is asked for with null: there is nothing to look for yet. */
export const useMembers = (filter: QueryOf<typeof listMembers> | null = {}) =>
  useQuery(membersQuery, filter && { query: filter })
