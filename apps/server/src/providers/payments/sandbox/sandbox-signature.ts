import { createHmac, hkdfSync } from 'node:crypto'
import { sameBytes } from '../../../security/keyed-hash.ts'

export const signatureHeader = 'x-sandbox-signature'
const hexOfSha256 = /^[0-9a-f]{64}$/

export type SandboxSignature = {
  readonly sign: (body: string) => string
  readonly isGenuine: (body: Buffer, signature: unknown) => boolean
}

/** What the sandbox's provider and the club both know, and nobody else. */
export function createSandboxSignature(secret: string): SandboxSignature {
  const key = Buffer.from(hkdfSync('sha256', secret, 'kinfold', 'sandbox payment provider', 32))
  const mac = (body: string | Buffer) => createHmac('sha256', key).update(body).digest()
  return {
    sign: body => mac(body).toString('hex'),
    isGenuine: (body, signature) =>
      typeof signature === 'string' &&
      hexOfSha256.test(signature) &&
      sameBytes(mac(body), Buffer.from(signature, 'hex')),
  }
}
