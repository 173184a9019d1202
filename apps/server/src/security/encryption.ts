import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Text that only the server's secret decrypts, and the name of the key it was encrypted with. */
export type EncryptedText = { readonly keyId: string; readonly encrypted: Buffer }

export type Encryption = {
  /** `context` is authenticated: text encrypted for one member can't be moved to another. */
  readonly encrypt: (text: string, context: string) => EncryptedText
  readonly decrypt: (text: EncryptedText, context: string) => string
  /** Whether a key is configured. */
  readonly knows: (keyId: string) => boolean
}

const nonceLength = 12
const tagLength = 16

/** The first secret encrypts; earlier ones only decrypt. */
export function createEncryption(secret: string, earlier: readonly string[] = []): Encryption {
  const keys = new Map([secret, ...earlier].map(each => [idOf(keyOf(each)), keyOf(each)]))
  const [current] = keys.keys()
  return {
    encrypt(text, context) {
      const key = keys.get(current ?? '')
      if (key === undefined || current === undefined) throw new Error('no key to encrypt with')
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: current, encrypted: Buffer.concat([nonce, cipher.getAuthTag(), hidden]) }
    },
    knows: keyId => keys.has(keyId),
    decrypt({ keyId, encrypted }, context) {
      const key = keys.get(keyId)
      if (key === undefined)
        throw new Error(`encrypted with the key ${keyId}, which is not configured`)
      const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceLength))
        .setAAD(Buffer.from(context))
        .setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength))
      const rest = encrypted.subarray(nonceLength + tagLength)
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
    },
  }
}

// Part of every derived key: changing the label would make all stored text undecryptable.
const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'kinfold', 'sealed text', 32))
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** The name of a secret; it doesn't reveal the secret. */
export const keyIdOf = (secret: string) => idOf(keyOf(secret))
