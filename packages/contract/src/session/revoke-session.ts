import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Done } from '../validation/done.ts'

export const revokeSession = endpoint({
  summary: 'Signs one of the account’s other browsers out.',
  method: 'POST',
  path: '/auth/sessions/revoke/:id',
  access: 'account',
  params: { id: id<'session'>() },
  response: Done,
})
