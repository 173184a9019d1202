import { listSessions as listSessionsCall } from '@kinfold/contract/session/list-sessions'
import { logOut as logOutCall } from '@kinfold/contract/session/log-out'
import { revokeSession as revokeSessionCall } from '@kinfold/contract/session/revoke-session'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'
import { revokeSession } from './revoke-session.ts'

export function sessionRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(logOutCall, call => logOut(services, call)),
    signedInRoute(listSessionsCall, call => listSessions(services, call)),
    signedInRoute(revokeSessionCall, call => revokeSession(services, call)),
  ]
}
