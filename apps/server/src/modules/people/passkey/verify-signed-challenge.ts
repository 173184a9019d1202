import type { SignedChallenge } from '@kinfold/contract/passkey/signed-challenge'
import type { PasskeyRow } from './describe-passkey.ts'
import type { PasskeySite } from './passkey-site.ts'

export type Used = { readonly counter: bigint; readonly isSynced: boolean }

/** Whether a passkey has signed a challenge on this site, its owner having proven to it who they are; undefined if not. */
export async function verifySignedChallenge(
  { id, client_data, authenticator_data, signature }: SignedChallenge,
  row: Pick<PasskeyRow, 'publicKey' | 'counter'>,
  { site, challenge }: { readonly site: PasskeySite; readonly challenge: string },
): Promise<Used | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: {
        id,
        publicKey: new Uint8Array(row.publicKey),
        counter: Number(row.counter),
      },
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: BigInt(newCounter), isSynced: credentialBackedUp }
  } catch {
    return undefined
  }
}
