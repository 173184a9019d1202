import type { SessionUser } from '@kinfold/contract/account/session-user'
import { useSignals } from '@preact/signals-react/runtime'
import { session } from './session.ts'

/** The member who is signed in; for everything inside the ProfileGate. */
export function useMember(): SessionUser {
  useSignals()
  const member = session.user.value
  if (!member) throw new Error('useMember needs the ProfileGate around it.')
  return member
}
