import type { NewPasskey } from '@kinfold/contract/passkey/add-passkey'
import { passkeyAlgorithms } from '@kinfold/contract/passkey/passkey-algorithms'
import type { PasskeySite } from './passkey-site.ts'

type Made = {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly isSynced: boolean
}

/** As WebAuthn has it; a longer one fits into no index. */
const idBytes = { least: 16, most: 1023 }

/** What a passkey is that a browser has made for this site; undefined where that isn't shown. */
export async function verifyNewPasskey(
  { id, client_data, attestation, transports }: NewPasskey,
  { site, challenge }: { readonly site: PasskeySite; readonly challenge: string },
): Promise<Made | undefined> {
  // It takes a second to load and is needed rarely.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (registrationInfo === undefined) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    const credentialId = Buffer.from(credential.id, 'base64url')
    if (credentialId.length < idBytes.least || credentialId.length > idBytes.most) return undefined
    return {
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      isSynced: credentialBackedUp,
    }
  } catch {
    // It throws for whatever doesn't fit.
    return undefined
  }
}
