import { createSession } from '@kinfold/app/session/create-session'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { club } from '../club/club.ts'

/** The operator's session: another than the one of a member in the same browser. */
export const session = createSession<SessionUser>({ tokenKey: club.storage.token })
