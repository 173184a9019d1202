import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const audiencesQuery = query('GET /operator/notice/audience', countAudiences)

export const useAudiences = () => useQuery(audiencesQuery, {})
