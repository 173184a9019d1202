import type { QueryOf } from '@kinfold/contract/endpoint'
import { listPayments } from '@kinfold/contract/payment/list-payments'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const paymentsKey = 'GET /payment'
export const paymentsQuery = query(paymentsKey, listPayments, { keepPrevious: true })

/** The member's payments, newest first. */
export const usePayments = (filter: QueryOf<typeof listPayments> = {}) =>
  useQuery(paymentsQuery, { query: filter })
