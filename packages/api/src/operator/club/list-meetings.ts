import { listMeetings } from '@kinfold/contract/operator/club/list-meetings'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const meetingsKey = 'GET /operator/meeting'
export const meetingsQuery = query(meetingsKey, listMeetings)

export const useMeetings = () => useQuery(meetingsQuery, {})
