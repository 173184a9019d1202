import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Text that only the server's secret opens again, and the name of the key it was sealed with. */
export type SealedText = { readonly keyId: string; readonly sealed: Buffer }

export type Sealer = {
  /** `about` is bound in: what was sealed for one member can't be passed off as another's. */
  readonly seal: (text: string, about: string) => SealedText
  readonly open: (sealed: SealedText, about: string) => string
  /** Whether the key of this name is here. */
  readonly knows: (keyId: string) => boolean
}

const nonceLength = 12
const tagLength = 16

/** The first secret seals; those before it still open what they sealed. */
export function createSealer(secret: string, earlier: readonly string[] = []): Sealer {
  const keys = new Map([secret, ...earlier].map(each => [idOf(keyOf(each)), keyOf(each)]))
  const [current] = keys.keys()
  return {
    seal(text, about) {
      const key = keys.get(current ?? '')
      if (key === undefined || current === undefined) throw new Error('no key to encrypt with')
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: current, sealed: Buffer.concat([nonce, cipher.getAuthTag(), hidden]) }
    },
    knows: keyId => keys.has(keyId),
    open({ keyId, sealed }, about) {
      const key = keys.get(keyId)
      if (key === undefined)
        throw new Error(`encrypted with the key ${keyId}, which is not configured`)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
      const rest = sealed.subarray(nonceLength + tagLength)
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
    },
  }
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'kinfold', 'sealed text', 32))
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** The name of a secret, which tells nothing of it. */
export const keyIdOf = (secret: string) => idOf(keyOf(secret))
