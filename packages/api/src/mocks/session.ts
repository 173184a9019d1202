import { listSessions } from '@kinfold/contract/session/list-sessions'
import { logOut } from '@kinfold/contract/session/log-out'
import { revokeSession } from '@kinfold/contract/session/revoke-session'
import { sessionsOf } from '@kinfold/personas/answers/sessions-of'
import { found } from './found.ts'
import { mock } from './mock.ts'
import type { CallerName } from './mock-caller.ts'

const ownSessions = ({ as }: { readonly as: CallerName | undefined }) =>
  sessionsOf({ key: as ?? '' })

export const sessionMocks = {
  listSessions: mock(listSessions, {
    ok: call => ({ sessions: ownSessions(call) }),
    /** Signed in nowhere else. */
    empty: call => ({ sessions: ownSessions(call).filter(({ is_current }) => is_current) }),
  }),
  revokeSession: mock(revokeSession, {
    ok: call => {
      found(ownSessions(call), call.params.id)
      return { done: true }
    },
  }),
  logOut: mock(logOut, { ok: () => ({ done: true }) }),
}
