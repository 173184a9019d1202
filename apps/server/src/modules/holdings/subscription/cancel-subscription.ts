import type { cancelSubscription as endpoint } from '@kinfold/contract/subscription/cancel-subscription'
import { cancellationProblem } from '@kinfold/contract/subscription/cancellation-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { changeSubscription } from './change-subscription.ts'
import { forgetUnusedCards } from './saved-cards.ts'

type Endpoint = typeof endpoint

/** Ends it at its member's wish. A charge that is under way may still come; its card is forgotten. */
export function cancelSubscription(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return changeSubscription(
    services,
    call,
    ({ about }, now) => {
      const problem = cancellationProblem(about.status)
      if (problem !== undefined) return refuse(problem)
      return {
        status: 'cancelled',
        periodOn: null,
        nextChargeOn: null,
        cardId: null,
        cancelledAt: now,
      }
    },
    tx => forgetUnusedCards(tx, call.caller.accountId),
  )
}
