import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ManagedSurvey, SurveyState } from './managed-survey.ts'

export const closeSurvey = endpoint({
  summary: 'Stops offering a survey.',
  method: 'POST',
  path: '/operator/survey/close/:id',
  access: 'administrator',
  params: { id: id<'survey'>() },
  body: object({ seen: SurveyState }),
  response: ManagedSurvey,
  errors: ['already_decided'],
})
