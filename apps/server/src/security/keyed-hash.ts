import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A keyed hash for values too short for a plain hash; each purpose has its own key. */
export type KeyedHash = {
  (purpose: KeyPurpose, value: string): Buffer
  /** The value's hashes under the current and earlier secrets, to find what was stored long ago. */
  readonly underEveryKey: (purpose: KeyPurpose, value: string) => Buffer[]
}
export type KeyPurpose =
  | 'one-time code'
  | 'verification token'
  | 'BVN'
  | 'recovery code'
  | 'security log'
  | 'mail choice'
  | 'payee'

export function createKeyedHash(secret: string, earlier: readonly string[] = []): KeyedHash {
  const hash = hashWith(secret)
  const all = [hash, ...earlier.map(hashWith)]
  return Object.assign(hash, {
    underEveryKey: (purpose: KeyPurpose, value: string) => all.map(each => each(purpose, value)),
  })
}

function hashWith(secret: string) {
  const keys = new Map<KeyPurpose, Buffer>()
  const keyFor = (purpose: KeyPurpose) => {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'kinfold', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  return (purpose: KeyPurpose, value: string) =>
    createHmac('sha256', keyFor(purpose)).update(value).digest()
}

export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
