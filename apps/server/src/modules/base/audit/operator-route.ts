import { operatorRoles } from '@kinfold/contract/access'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { Answer } from '../../../calls/call.ts'
import { Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import { moneyRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { holdsRole } from '../person/holds-role.ts'
import { noteOperator } from './note-operator.ts'
import { Audited, type Decided, type OperatorCall } from './operator-call.ts'

type Decide<E extends AnyEndpoint, Call extends OperatorCall<E> = OperatorCall<E>> = (
  call: Call,
) => Promise<Decided<E>>

/** For what an operator decides: in a transaction, which ends with its entry in the audit log. */
export function operatorRoute<E extends AnyEndpoint>(
  services: Services,
  endpoint: E,
  decide: Decide<NoInfer<E>>,
  mayDecide?: (call: OperatorCall<NoInfer<E>>) => Promise<boolean>,
): Route {
  const decided = inRole<E, OperatorCall<E>>(services, endpoint, decide, mayDecide)
  return endpoint.money
    ? moneyRoute(endpoint, decided)
    : signedInRoute(endpoint, call =>
        services.db.transaction(async tx => allOrNothing(await decided({ ...call, tx }))),
      )
}

/** What was written by then has no entry in the log: it is rolled back, as by a refused money call. */
function allOrNothing<Answered>(answer: Answered | Refusal): Answered {
  if (answer instanceof Refusal) throw new RefusedError(answer)
  return answer
}

/**
 * The role was checked when the call arrived, and is checked again under its lock, because it may have been taken away
 * while the call waited; by `mayDecide` where others have to be locked with it, in their order.
 */
export function inRole<E extends AnyEndpoint, Call extends OperatorCall<E>>(
  services: Services,
  endpoint: E,
  decide: Decide<E, Call>,
  mayDecide: ((call: Call) => Promise<boolean>) | undefined = holderOf(endpoint),
): (call: Call) => Promise<Answer<E>> {
  return async call => {
    if (!(await mayDecide(call))) return refuse('forbidden')
    const decided = await decide(call)
    if (!(decided instanceof Audited)) return decided
    if (decided.entry !== undefined) {
      const { action, ...about } = decided.entry
      await noteOperator(services, call.tx, call.caller.accountId, action, about)
    }
    return decided.answer
  }
}

function holderOf({ access, path }: AnyEndpoint) {
  const role = operatorRoles.find(each => each === access)
  if (role === undefined) throw new Error(`${path} takes no role: bind it with another route.`)
  return ({ caller, tx }: OperatorCall<AnyEndpoint>) => holdsRole(tx, caller.accountId, role)
}
