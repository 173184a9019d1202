import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Passkey } from './passkey.ts'

export const listPasskeys = endpoint({
  summary: 'The passkeys of the account, the oldest first.',
  method: 'GET',
  path: '/auth/passkey',
  access: 'account',
  response: type({ passkeys: array(Passkey) }),
})
