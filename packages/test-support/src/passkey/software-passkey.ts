// A passkey in software, as phones and password managers make them: for what a real one would not do.
import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'

type Where = { readonly origin: string; readonly host: string }
type How = {
  readonly challenge: string
  /** Whether its owner proved who they are. */
  readonly isProven?: boolean
  /** Another place than the one that it was made for. */
  readonly at?: Where
  readonly counter?: number
  /** What the browser says besides, or instead. */
  readonly said?: object
  /** Bytes behind what was signed. */
  readonly trailing?: Buffer
  /** How the maker of the device vouches for it. */
  readonly format?: string
}
type Made = {
  readonly isSynced?: boolean
  /** What it is known by. */
  readonly id?: Buffer
}

const flags = { present: 0x01, proven: 0x04, mayBeSynced: 0x08, synced: 0x10, withKey: 0x40 }

export function softwarePasskey(site: Where, { isSynced = true, id = randomBytes(32) }: Made = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const idText = id.toString('base64url')
  const clientData = (kind: 'create' | 'get', { challenge, at = site, said }: How) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${kind}`,
        challenge,
        origin: at.origin,
        crossOrigin: false,
        ...said,
      }),
    )
  const about = ({ isProven = true, at = site, counter = 0 }: How, more = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const sync = isSynced ? flags.mayBeSynced | flags.synced : 0
    const flag = flags.present | (isProven ? flags.proven : 0) | sync | more
    return Buffer.concat([hash('sha256', at.host, 'buffer'), Buffer.from([flag]), count])
  }
  return {
    id: idText,
    /** What a browser answers once it was made. */
    made(how: How) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        about(how, flags.withKey),
        Buffer.alloc(16),
        length,
        id,
        key,
        ...behind(how),
      ])
      const attestation = cborMap([
        [cborText('fmt'), cborText(how.format ?? 'none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        id: idText,
        client_data: clientData('create', how).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal' as const],
      }
    },
    /** What it answers once it was used. */
    used(how: How) {
      const data = Buffer.concat([about(how), ...behind(how)])
      const client = clientData('get', how)
      const signature = createSign('sha256')
        .update(data)
        .update(hash('sha256', client, 'buffer'))
        .sign(privateKey)
      return {
        id: idText,
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}

const behind = ({ trailing }: How) => (trailing === undefined ? [] : [trailing])

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff])
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value])
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
