import { endpoint } from '../endpoint.ts'
import { Done } from '../validation/done.ts'

export const logOut = endpoint({
  summary: 'Ends the session that the token belongs to.',
  method: 'POST',
  path: '/auth/logout',
  access: 'account',
  response: Done,
})
