import type { StateId } from './state-catalogue.ts'

// Remove a line when its page is built: the check refuses a state that a story shows.
export const unbuiltStates: readonly StateId[] = [
  'error:portfolio_funded',
  'error:subscription_charging',
  'error:subscription_not_cancellable',
  'error:subscription_not_changeable',
  'status:subscription:paused',
]
