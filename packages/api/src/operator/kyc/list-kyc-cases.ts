import type { QueryOf } from '@kinfold/contract/endpoint'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const kycCasesKey = 'GET /operator/kyc'
export const kycCasesQuery = query(kycCasesKey, listKycCases, { keepPrevious: true })

export const useKycCases = (filter: QueryOf<typeof listKycCases> = {}) =>
  useQuery(kycCasesQuery, { query: filter })
