import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { surveysKey } from './list-surveys.ts'

export const closeSurveyMutation = mutation('POST /operator/survey/close/:id', closeSurvey, {
  invalidates: [surveysKey],
  success: 'The survey is closed.',
})

export const useCloseSurvey = () => useMutation(closeSurveyMutation)
