import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { surveysKey } from './list-surveys.ts'

export const openSurveyMutation = mutation('POST /operator/survey/open', openSurvey, {
  invalidates: [surveysKey],
  success: 'The survey is open.',
})

export const useOpenSurvey = () => useMutation(openSurveyMutation)
