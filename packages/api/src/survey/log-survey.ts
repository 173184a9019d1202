import type { getCustomer } from '@kinfold/contract/account/get-customer'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { customerKey } from '../account/get-customer.ts'
import { changeCached } from '../mutation/change-cached.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const logSurveyMutation = mutation('POST /survey/log/:id', logSurvey, {
  invalidates: [customerKey],
  // A member who declines sees it go at once.
  optimistic: ({ body }) =>
    body.not_interested
      ? [changeCached<typeof getCustomer>(customerKey, user => ({ ...user, active_survey: null }))]
      : [],
})

/** With `not_interested: false` the survey's link is answered, for the page to open. */
export const useLogSurvey = () => useMutation(logSurveyMutation)
