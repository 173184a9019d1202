import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { openSurvey as demoSurvey } from '@kinfold/personas/content/demo-surveys'
import { sampleCall } from './sample-call.ts'

export const surveySamples = {
  acceptSurvey: sampleCall(acceptSurvey, { params: { id: demoSurvey.id } }, 'halima'),
  logSurvey: sampleCall(
    logSurvey,
    { params: { id: demoSurvey.id }, body: { not_interested: false } },
    'halima',
  ),
}
