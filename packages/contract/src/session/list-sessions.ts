import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Session } from './session.ts'

export const listSessions = endpoint({
  summary: 'Where the account is signed in, latest use first.',
  method: 'GET',
  path: '/auth/sessions',
  access: 'account',
  response: type({ sessions: array(Session) }),
})
