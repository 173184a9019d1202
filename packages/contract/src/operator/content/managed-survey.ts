import { enums, type Infer, object, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { WebLink } from '../../fields/web-link.ts'
import { Count } from '../../fields/whole-number.ts'
import { Survey } from '../../survey/survey.ts'

/** At most one survey is open at a time. */
export const surveyStates = ['open', 'closed'] as const
export const SurveyState = enums(surveyStates)

export const SurveyBody = object({
  title: requiredText(120),
  description: requiredLines(500),
  link: WebLink,
})
export type SurveyBody = Infer<typeof SurveyBody>

export const ManagedSurvey = type({
  survey: Survey,
  state: SurveyState,
  opened: Count,
  accepted: Count,
  not_interested: Count,
  created_at: DateTime,
})
export type ManagedSurvey = Infer<typeof ManagedSurvey>
