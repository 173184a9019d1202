import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import type { StatusLooks } from '../../status/status-looks.ts'

export const subscriptionStatusLooks: StatusLooks<SubscriptionStatus> = {
  pending: { tone: 'warning', label: 'Awaiting its first payment' },
  active: { tone: 'success', label: 'Active' },
  paused: { tone: 'neutral', label: 'Paused' },
  past_due: { tone: 'danger', label: 'Past due' },
  // Whoever ended it, nothing is charged any more.
  cancelled: { tone: 'neutral', label: 'Ended' },
  ended: { tone: 'neutral', label: 'Ended' },
}
