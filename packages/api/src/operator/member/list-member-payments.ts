import type { QueryOf } from '@kinfold/contract/endpoint'
import { listMemberPayments } from '@kinfold/contract/operator/member/list-member-payments'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const memberPaymentsKey = 'GET /operator/member/payments/:id'
export const memberPaymentsQuery = query(memberPaymentsKey, listMemberPayments, {
  keepPrevious: true,
})

export const useMemberPayments = (id: string, filter: QueryOf<typeof listMemberPayments> = {}) =>
  useQuery(memberPaymentsQuery, { params: { id }, query: filter })
