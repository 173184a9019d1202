import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { PageQuery } from '../../paging/page-query.ts'
import { ManagedSurvey } from './managed-survey.ts'

export const listSurveys = endpoint({
  summary: 'Surveys and how many members took part, newest first.',
  method: 'GET',
  path: '/operator/survey',
  access: 'operator',
  query: PageQuery,
  response: pageOf(ManagedSurvey),
})
