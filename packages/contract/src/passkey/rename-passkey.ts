import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Passkey } from './passkey.ts'
import { PasskeyName } from './passkey-name.ts'

export const renamePasskey = endpoint({
  summary: 'Gives a passkey another name.',
  method: 'PATCH',
  path: '/auth/passkey/rename/:id',
  access: 'account',
  params: { id: id<'passkey'>() },
  body: object({ name: PasskeyName }),
  response: Passkey,
})
