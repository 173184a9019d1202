import { hash, randomBytes } from 'node:crypto'

/** 32 random bytes that only the holder knows; the server stores only the hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

// The token is random enough for a plain hash.
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
