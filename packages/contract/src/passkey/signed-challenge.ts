import { type Infer, object } from 'superstruct'
import { Base64Url } from './base64-url.ts'

/** What a browser answers once its owner has agreed to use a passkey. */
export const SignedChallenge = object({
  id: Base64Url,
  client_data: Base64Url,
  authenticator_data: Base64Url,
  signature: Base64Url,
})
export type SignedChallenge = Infer<typeof SignedChallenge>
