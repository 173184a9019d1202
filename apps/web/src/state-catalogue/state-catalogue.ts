import { domainStates } from './domain-states.ts'
import { errorStates } from './error-states.ts'
import { type MessageStateId, messageStates } from './message-states.ts'
import { type ReceiptStateId, receiptStates } from './receipt-states.ts'
import { type RouteStateId, routeStates } from './route-states.ts'
import { type StatusStateId, statusStates } from './status-states.ts'

/** What stories name in their parameters; a misspelt one doesn't compile. */
export type StateId =
  | RouteStateId
  | keyof typeof domainStates
  | MessageStateId
  | (typeof errorStates)[number]['id']
  | StatusStateId
  | ReceiptStateId

type CatalogueState = { readonly id: StateId; readonly sentence: string }

/** Everything a member can see; each has a story. */
export const stateCatalogue: readonly CatalogueState[] = [
  ...routeStates,
  ...Object.entries(domainStates).map(([id, sentence]) => ({
    id: id as keyof typeof domainStates,
    sentence,
  })),
  ...messageStates,
  ...errorStates,
  ...statusStates,
  ...receiptStates,
]
