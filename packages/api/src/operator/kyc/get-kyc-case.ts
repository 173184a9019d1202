import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const kycCaseKey = 'GET /operator/kyc/:id'
export const kycCaseQuery = query(kycCaseKey, getKycCase)

/** Fetched when there is an id. */
export const useKycCase = (id: string | undefined) =>
  useQuery(kycCaseQuery, id ? { params: { id } } : null)
