import type { PlanState } from '@kinfold/contract/plan/plan'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const planLooks: Readonly<Record<PlanState, Look>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  open: { tone: 'success', label: 'Open' },
  closed: { tone: 'info', label: 'Closed' },
}

export const tenorText = (months: number | null): string =>
  months === null ? 'Without an end' : months === 1 ? '1 month' : `${months} months`

export const weightingWords = {
  value: 'By value at the month’s end',
  days: 'By value over its days',
} as const
