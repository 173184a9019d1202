import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'

export const acceptSurveyMutation = mutation('POST /survey/accept/:id', acceptSurvey, {
  invalidates: [customerKey],
})

export const useAcceptSurvey = () => useMutation(acceptSurveyMutation)
