import type { OperatorRole } from '@kinfold/contract/access'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { useSignals } from '@preact/signals-react/runtime'
import { session } from './session.ts'

/** The operator who is signed in; for everything inside the OperatorGate. */
export function useOperator(): SessionUser & { readonly has: (role: OperatorRole) => boolean } {
  useSignals()
  const operator = session.user.value
  if (!operator) throw new Error('useOperator needs the OperatorGate around it.')
  return { ...operator, has: role => operator.roles.includes(role) }
}
