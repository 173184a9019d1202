import type { ManagedSurvey } from './managed-survey.ts'

/** Why an operator can't close a survey. */
export function surveyClosingProblem({ state }: Pick<ManagedSurvey, 'state'>) {
  return state === 'open' ? undefined : 'already_decided'
}
