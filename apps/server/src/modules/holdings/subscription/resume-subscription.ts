import { changeProblem } from '@kinfold/contract/subscription/change-problem'
import { afterResume } from '@kinfold/contract/subscription/charge-state'
import type { resumeSubscription as endpoint } from '@kinfold/contract/subscription/resume-subscription'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { changeSubscription } from './change-subscription.ts'
import { chargesOf, columnsOf, ruleOf, stateOf } from './charge-facts.ts'

type Endpoint = typeof endpoint

/** Charged again from its next day on; one that is past due is tried once more at once. */
export function resumeSubscription(
  services: Services,
  call: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return changeSubscription(services, call, ({ about }, now) => {
    const problem = changeProblem('resume', { ...about, is_charging: about.isCharging })
    if (problem !== undefined) return refuse(problem)
    return columnsOf(afterResume(stateOf(about), ruleOf(about), chargesOf(about, now)))
  })
}
