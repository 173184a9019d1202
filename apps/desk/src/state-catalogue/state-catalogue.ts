import { domainStates } from './domain-states.ts'
import { type RouteStateId, routeStates } from './route-states.ts'
import { type StatusStateId, statusStates } from './status-states.ts'

/** What stories name in their parameters; a misspelt one doesn't compile. */
export type StateId = RouteStateId | keyof typeof domainStates | StatusStateId

/** Everything an operator can see; each has a story. */
export const stateCatalogue: readonly { readonly id: StateId; readonly sentence: string }[] = [
  ...routeStates,
  ...Object.entries(domainStates).map(([id, sentence]) => ({
    id: id as keyof typeof domainStates,
    sentence,
  })),
  ...statusStates,
]
