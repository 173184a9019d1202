import type { QueryOf } from '@kinfold/contract/endpoint'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const membersKey = 'GET /operator/member'
export const membersQuery = query(membersKey, listMembers, { keepPrevious: true })

export const useMembers = (filter: QueryOf<typeof listMembers> = {}) =>
  useQuery(membersQuery, { query: filter })
