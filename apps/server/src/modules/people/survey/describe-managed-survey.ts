import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'

export type ManagedSurveyRow = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly is_open: boolean
  readonly opens_at: Date
  readonly opened: number
  readonly accepted: number
  readonly not_interested: number
}

/** A survey as the desk sees it: with how many members answered it. */
export function describeManagedSurvey({
  is_open,
  opens_at,
  opened,
  accepted,
  not_interested,
  ...survey
}: ManagedSurveyRow): ManagedSurvey {
  return {
    survey,
    state: is_open ? 'open' : 'closed',
    opened,
    accepted,
    not_interested,
    created_at: opens_at.toISOString(),
  }
}
