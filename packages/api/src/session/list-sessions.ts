import { listSessions } from '@kinfold/contract/session/list-sessions'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const sessionsKey = 'GET /auth/sessions'
export const sessionsQuery = query(sessionsKey, listSessions)

/** Where the account is signed in. */
export const useSessions = () => useQuery(sessionsQuery, {})
