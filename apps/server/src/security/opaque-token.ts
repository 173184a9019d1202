import { hash, randomBytes } from 'node:crypto'

/** 32 random bytes for the holder alone; the server keeps only the hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

// The token is random enough that a plain hash can't be turned round.
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
