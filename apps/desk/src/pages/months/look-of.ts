import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export function lookOf({ closed, proposal, obstacle }: BookMonth): Look {
  if (closed) return { tone: 'success', label: 'Closed' }
  if (proposal) return { tone: 'warning', label: 'To confirm' }
  return obstacle ? { tone: 'neutral', label: 'Not yet' } : { tone: 'info', label: 'Open' }
}
