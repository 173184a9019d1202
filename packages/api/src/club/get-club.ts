import { getClub } from '@kinfold/contract/club/get-club'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const clubKey = 'GET /club'
export const clubQuery = query(clubKey, getClub)

export const useClub = () => useQuery(clubQuery, {})
