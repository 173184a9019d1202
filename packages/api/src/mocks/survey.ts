import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const surveyMocks = {
  logSurvey: mock(logSurvey, { ok: () => ({ link: openSurvey.link }) }),
  acceptSurvey: mock(acceptSurvey, {
    ok: call => sessionUserOf(memberOf(call), { active_survey: null }),
  }),
}
