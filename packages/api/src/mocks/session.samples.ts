import { listSessions } from '@kinfold/contract/session/list-sessions'
import { logOut } from '@kinfold/contract/session/log-out'
import { revokeSession } from '@kinfold/contract/session/revoke-session'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from './sample-call.ts'

export const sessionSamples = {
  listSessions: sampleCall(listSessions, {}),
  logOut: sampleCall(logOut, {}),
  revokeSession: sampleCall(revokeSession, {
    params: { id: demoId('session', 'dayo', 'elsewhere') },
  }),
}
