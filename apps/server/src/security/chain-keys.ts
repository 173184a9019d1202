import { createHmac, hkdfSync } from 'node:crypto'
import { keyIdOf } from './encryption.ts'

/** What is signed: each has a key of its own, so no hash of one fits another. */
export type ChainPurpose = 'ledger seal' | 'audit log' | 'books check' | 'backup manifest'

/**
 * Signs the links of the chains, how far they were checked, and what a backup holds. The database never sees a key, so
 * whoever can write there, and nowhere else, can't make a signature that fits.
 */
export type ChainKeys = {
  /** The name of the key that signs from now on. */
  readonly keyId: string
  /** Undefined when the key of this name isn't here. */
  readonly sign: (purpose: ChainPurpose, text: string, keyId: string) => Buffer | undefined
}

/** The first secret signs; those before it still prove what they signed. */
export function createChainKeys(secret: string, earlier: readonly string[] = []): ChainKeys {
  const secrets = new Map([secret, ...earlier].map(each => [keyIdOf(each), each]))
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: ChainPurpose, keyId: string) => {
    const name = `${purpose} ${keyId}`
    const known = keys.get(name)
    if (known !== undefined) return known
    const from = secrets.get(keyId)
    if (from === undefined) return undefined
    const key = Buffer.from(hkdfSync('sha256', from, 'kinfold', purpose, 32))
    keys.set(name, key)
    return key
  }
  return {
    keyId: keyIdOf(secret),
    sign(purpose, text, keyId) {
      const key = keyFor(purpose, keyId)
      return key && createHmac('sha256', key).update(text).digest()
    },
  }
}
