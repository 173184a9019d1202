import type { ChainKeys } from '../security/chain-keys.ts'
import type { Manifest } from './manifest.ts'

export type Unsigned = Omit<Manifest, 'signature'>

/** The manifest holds a checksum of every entry, so its signature covers the whole archive. */
export function signManifest(keys: ChainKeys, manifest: Unsigned): Manifest {
  const hash = hashOf(keys, manifest, keys.keyId)
  if (hash === undefined) throw new Error('there is no key to sign a backup with')
  return { ...manifest, signature: { key_id: keys.keyId, hash } }
}

export type Proof = 'signed' | 'unsigned' | 'signed by an unknown key' | 'forged'

/** Whether this club made an archive, as far as its secrets prove it. */
export function judgeSignature(keys: ChainKeys, { signature, ...manifest }: Manifest): Proof {
  if (signature === undefined) return 'unsigned'
  const hash = hashOf(keys, manifest, signature.key_id)
  if (hash === undefined) return 'signed by an unknown key'
  return hash === signature.hash ? 'signed' : 'forged'
}

const hashOf = (keys: ChainKeys, manifest: Unsigned, keyId: string) =>
  keys.sign('backup manifest', JSON.stringify(inOrder(manifest)), keyId)?.toString('hex')

// Sorted, because the order of keys may differ after reading an archive.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, inOrder(each)])
}
