import { getMember } from '@kinfold/contract/operator/member/get-member'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const memberKey = 'GET /operator/member/:id'
export const memberQuery = query(memberKey, getMember)

/** Fetched when there is an id. */
export const useMember = (id: string | undefined) =>
  useQuery(memberQuery, id ? { params: { id } } : null)
