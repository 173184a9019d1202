import type { Encryption } from './encryption.ts'

/** The names of the keys that something was made with. */
export type KeyIds = {
  /** What only its key decrypts: BVNs and authenticators. */
  readonly encrypted: readonly string[]
  /** The links of the chains over the ledger and the audit log. */
  readonly signed: readonly string[]
}

/**
 * The keys that are missing before a club can be served. Each key of an encrypted text has to be here:
 * without it no one gets in with that authenticator, and a BVN could be taken twice.
 *
 * Of the chains one known key is enough. It shows that the secret is this club's; a secret of another
 * club or a changed one knows none. One link of an unknown key proves nothing: the server's own role
 * can append one under a made-up name, nobody can take it out again, and then no server would ever
 * start. The checks of the books count such links and answer the probe with them.
 */
export function missingKeys(
  { encrypted, signed }: KeyIds,
  { knows }: Pick<Encryption, 'knows'>,
): string[] {
  const needed = signed.some(knows) ? encrypted : [...encrypted, ...signed]
  return [...new Set(needed)].filter(keyId => !knows(keyId))
}
