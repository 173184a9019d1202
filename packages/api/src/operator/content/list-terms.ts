import { listTerms } from '@kinfold/contract/operator/content/list-terms'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const termsKey = 'GET /operator/terms'
export const termsQuery = query(termsKey, listTerms)

export const useTerms = () => useQuery(termsQuery, {})
