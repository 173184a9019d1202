import type { Encryption } from './encryption.ts'

/** The names of the keys in use. */
export type KeyIds = {
  /** Encrypted text: BVNs, authenticator secrets and cards that may be charged again. */
  readonly encrypted: readonly string[]
  /** The links of the chains over the ledger and the audit log. */
  readonly signed: readonly string[]
}

/**
 * The missing keys without which a club can't be served. Every key of encrypted text is needed: without it
 * an authenticator can't be checked, and a BVN could be used twice.
 *
 * For the chains one known key is enough: it shows that the secret belongs to this club, while another club's
 * secret or a changed one would know none. A single link with an unknown key must not stop a start: the
 * server's own role can append one under a made-up name, and nobody can remove it. The checks of the
 * books count such links and report them to the probe.
 */
export function missingKeys(
  { encrypted, signed }: KeyIds,
  { knows }: Pick<Encryption, 'knows'>,
): string[] {
  const needed = signed.some(knows) ? encrypted : [...encrypted, ...signed]
  return [...new Set(needed)].filter(keyId => !knows(keyId))
}
