import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A keyed hash for values too short to be safe under a plain one, each purpose with its own key. */
export type KeyedHash = (purpose: KeyPurpose, value: string) => Buffer
export type KeyPurpose = 'one-time code' | 'verification token' | 'device' | 'BVN'

export function createKeyedHash(secret: string): KeyedHash {
  const keys = new Map<KeyPurpose, Buffer>()
  const keyFor = (purpose: KeyPurpose) => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'kinfold', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  return (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest()
}

export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
