import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ManagedSurvey } from './managed-survey.ts'

export const closeSurvey = endpoint({
  summary: 'Stops offering a survey.',
  method: 'POST',
  path: '/operator/survey/close/:id',
  access: 'administrator',
  params: { id: id<'survey'>() },
  response: ManagedSurvey,
  errors: ['already_decided'],
})
