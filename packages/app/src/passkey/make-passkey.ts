import type { NewPasskey } from '@kinfold/contract/passkey/add-passkey'
import { passkeyTransports } from '@kinfold/contract/passkey/add-passkey'
import { passkeyAlgorithms } from '@kinfold/contract/passkey/passkey-algorithms'
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'

type Asked = {
  readonly challenge: string
  readonly user_id: string
  readonly known: readonly string[]
}
type Whose = {
  readonly club: string
  /** By which the browser offers it later. */
  readonly email: string
  readonly name: string
}

/** Has the browser make a passkey, which asks its owner; a sentence says why there is none. */
export async function makePasskey(
  { challenge, user_id, known }: Asked,
  { club, email, name }: Whose,
): Promise<NewPasskey | string> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { name: club, id: location.hostname },
        user: { id: user_id, name: email, displayName: name },
        pubKeyCredParams: passkeyAlgorithms.map(alg => ({ type: 'public-key', alg })),
        excludeCredentials: known.map(each => ({ id: each, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    })
    return {
      id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: passkeyTransports.filter(each => response.transports?.includes(each)),
    }
  } catch (error) {
    return isKnown(error) ? alreadyHere : notMade
  }
}

const isKnown = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

const alreadyHere = 'This device has a passkey for your account already.'
const notMade = 'No passkey was made, so nothing has changed. You can try again.'
