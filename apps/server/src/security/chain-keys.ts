import { createHmac, hkdfSync } from 'node:crypto'
import { keyIdOf } from './encryption.ts'

/** Purposes of signatures: each has its own key, so a signature for one is invalid for another. */
export type ChainPurpose = 'ledger seal' | 'audit log' | 'books check' | 'backup manifest'

/**
 * Signs the links of the chains, the results of checks and the manifests of backups. The database never sees a
 * key, so somebody who can only write to the database can't forge a signature.
 */
export type ChainKeys = {
  /** The name of the current signing key. */
  readonly keyId: string
  /** Undefined when the key is unknown. */
  readonly sign: (purpose: ChainPurpose, text: string, keyId: string) => Buffer | undefined
}

/** The first secret signs; earlier ones only verify. */
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
