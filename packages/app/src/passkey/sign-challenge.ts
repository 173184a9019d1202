import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import { startAuthentication } from '@simplewebauthn/browser'

type Asked = {
  readonly challenge: string
  /** The passkeys that may sign; any of this site where it is left out. */
  readonly known?: readonly string[]
  /** Offered in a field, instead of asked at once. */
  readonly isOffer?: boolean
}

/** Has a passkey sign, whose device asks its owner; undefined where it didn't. */
export async function signChallenge({
  challenge,
  known = [],
  isOffer = false,
}: Asked): Promise<SignedChallenge | undefined> {
  const signed = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: location.hostname,
      allowCredentials: known.map(id => ({ id, type: 'public-key' })),
      userVerification: 'required',
    },
    useBrowserAutofill: isOffer,
  }).catch(() => undefined)
  if (signed === undefined) return undefined
  const { id, response } = signed
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}
