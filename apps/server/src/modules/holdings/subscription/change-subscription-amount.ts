import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { changeProblem } from '@kinfold/contract/subscription/change-problem'
import type { changeSubscriptionAmount as endpoint } from '@kinfold/contract/subscription/change-subscription-amount'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { changeSubscription } from './change-subscription.ts'

type Endpoint = typeof endpoint

/** From the next charge on: one that is under way keeps its amount. */
export function changeSubscriptionAmount(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return changeSubscription(services, call, ({ about }) => {
    const problem = changeProblem('amount', { ...about, is_charging: about.isCharging })
    if (problem !== undefined) return refuse(problem)
    return { amountMinor: moneyFromWire(about.currency, call.body.amount).minor }
  })
}
