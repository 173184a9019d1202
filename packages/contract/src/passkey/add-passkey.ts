import { array, enums, type Infer, object, size } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Base64Url } from './base64-url.ts'
import { Passkey } from './passkey.ts'
import { PasskeyName } from './passkey-name.ts'

export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const

/** What a browser answers once it has made a passkey. */
export const NewPasskey = object({
  id: Base64Url,
  client_data: Base64Url,
  attestation: Base64Url,
  transports: size(array(enums(passkeyTransports)), 0, passkeyTransports.length),
})
export type NewPasskey = Infer<typeof NewPasskey>

export const AddPasskeyBody = object({ name: PasskeyName, passkey: NewPasskey })
export type AddPasskeyBody = Infer<typeof AddPasskeyBody>

export const addPasskey = endpoint({
  summary: 'Adds the passkey that the browser has made.',
  method: 'POST',
  path: '/auth/passkey/add',
  access: 'account',
  body: AddPasskeyBody,
  response: Passkey,
  errors: ['passkey_invalid', 'passkey_known', 'too_many_passkeys'],
})
