import type { CatalogueState } from './catalogue-state.ts'
import { domainStates } from './domain-states.ts'
import { errorStates } from './error-states.ts'
import { messageStates } from './message-states.ts'
import { routeStates } from './route-states.ts'
import { statusStates } from './status-states.ts'

/** Everything a member can see; each has a story, or stands in awaited-states.ts until it has. */
export const stateCatalogue: readonly CatalogueState[] = [
  ...routeStates,
  ...domainStates,
  ...messageStates,
  ...errorStates,
  ...statusStates,
]
