import { type KeyedHash, sameBytes } from '../../../security/keyed-hash.ts'

// The same token can be issued again while its code is valid, so it is derived and not stored.
export function verificationToken(keyedHash: KeyedHash, id: string): string {
  return `${id}.${keyedHash('verification token', id).toString('base64url')}`
}

/** The verification that a token belongs to, or undefined for a made-up token. */
export function readVerificationToken(keyedHash: KeyedHash, token: string): string | undefined {
  const [id = '', proof = ''] = token.split('.')
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
  const expected = keyedHash('verification token', id)
  return sameBytes(Buffer.from(proof, 'base64url'), expected) ? id : undefined
}

export function hashCode(keyedHash: KeyedHash, id: string, code: string): Buffer {
  return keyedHash('one-time code', `${id} ${code}`)
}
