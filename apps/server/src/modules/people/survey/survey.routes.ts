import { closeSurvey as closeSurveyCall } from '@kinfold/contract/operator/content/close-survey'
import { listSurveys as listSurveysCall } from '@kinfold/contract/operator/content/list-surveys'
import { openSurvey as openSurveyCall } from '@kinfold/contract/operator/content/open-survey'
import { logSurvey as logSurveyCall } from '@kinfold/contract/survey/log-survey'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { closeSurvey } from './close-survey.ts'
import { listSurveys } from './list-surveys.ts'
import { logSurvey } from './log-survey.ts'
import { openSurvey } from './open-survey.ts'

export function surveyRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(logSurveyCall, call => logSurvey(services, call)),
    signedInRoute(listSurveysCall, call => listSurveys(services, call)),
    operatorRoute(services, openSurveyCall, call => openSurvey(services, call)),
    operatorRoute(services, closeSurveyCall, call => closeSurvey(services, call)),
  ]
}
