import { endpoint } from '../../endpoint.ts'
import { ManagedSurvey, SurveyBody } from './managed-survey.ts'

export const openSurvey = endpoint({
  summary: 'Offers a survey to members; one that is open is closed by it.',
  method: 'POST',
  path: '/operator/survey/open',
  access: 'administrator',
  body: SurveyBody,
  response: ManagedSurvey,
})
