import { skipProblem } from '@kinfold/contract/subscription/change-problem'
import { afterSkip } from '@kinfold/contract/subscription/charge-state'
import type { skipSubscription as endpoint } from '@kinfold/contract/subscription/skip-subscription'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { changeSubscription } from './change-subscription.ts'
import { chargesOf, columnsOf, ruleOf, stateOf } from './charge-facts.ts'

type Endpoint = typeof endpoint

/** Leaves out the next charge: the one that the member names, and no other. */
export function skipSubscription(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return changeSubscription(services, call, ({ about }, now) => {
    const state = stateOf(about)
    const problem = skipProblem({ ...state, is_charging: about.isCharging }, call.body.period_on)
    if (problem !== undefined) return refuse(problem)
    return columnsOf(afterSkip(state, ruleOf(about), chargesOf(about, now)))
  })
}
