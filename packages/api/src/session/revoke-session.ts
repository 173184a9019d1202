import { revokeSession } from '@kinfold/contract/session/revoke-session'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { sessionsKey } from './list-sessions.ts'

export const revokeSessionMutation = mutation('POST /auth/sessions/revoke/:id', revokeSession, {
  invalidates: [sessionsKey],
  success: 'That device is signed out.',
})

export const useRevokeSession = () => useMutation(revokeSessionMutation)
