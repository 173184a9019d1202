import type { SessionUser } from '@kinfold/contract/account/session-user'
import { useSignals } from '@preact/signals-react/runtime'
import { user } from './session-store.ts'

/** Whoever is signed in; for everything inside the ProfileGate. */
export function useMember(): SessionUser {
  useSignals()
  if (!user.value) throw new Error('useMember needs the ProfileGate around it.')
  return user.value
}
