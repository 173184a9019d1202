import { changeProblem } from '@kinfold/contract/subscription/change-problem'
import { afterPause } from '@kinfold/contract/subscription/charge-state'
import type { pauseSubscription as endpoint } from '@kinfold/contract/subscription/pause-subscription'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { changeSubscription } from './change-subscription.ts'
import { columnsOf, stateOf } from './charge-facts.ts'

type Endpoint = typeof endpoint

export function pauseSubscription(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return changeSubscription(services, call, ({ about }) => {
    const problem = changeProblem('pause', { ...about, is_charging: about.isCharging })
    return problem === undefined ? columnsOf(afterPause(stateOf(about))) : refuse(problem)
  })
}
