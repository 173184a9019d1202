import type { QueryOf } from '@kinfold/contract/endpoint'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const surveysKey = 'GET /operator/survey'
export const surveysQuery = query(surveysKey, listSurveys, { keepPrevious: true })

export const useSurveys = (filter: QueryOf<typeof listSurveys> = {}) =>
  useQuery(surveysQuery, { query: filter })
