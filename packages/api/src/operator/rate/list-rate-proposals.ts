import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const rateProposalsKey = 'GET /operator/exchange-rate/proposal'
export const rateProposalsQuery = query(rateProposalsKey, listRateProposals)

export const useRateProposals = () => useQuery(rateProposalsQuery, {})
