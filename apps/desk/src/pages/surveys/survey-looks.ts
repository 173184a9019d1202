import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const surveyLooks: Readonly<Record<ManagedSurvey['state'], Look>> = {
  open: { tone: 'success', label: 'Open' },
  closed: { tone: 'neutral', label: 'Closed' },
}
