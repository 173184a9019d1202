// Files in a bucket that speaks S3: the club's other servers find them as well.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'

export type S3Settings = {
  /** The bucket's address, with its name in front of the host or behind it. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly timeoutMs?: number
  readonly pauseMs?: number
}

type Method = 'PUT' | 'GET' | 'DELETE'
type Bytes = Uint8Array<ArrayBuffer>

const plainKey = /^[0-9a-f]{32}$/
const tries = 3
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export function s3Files(settings: S3Settings): FileStore {
  const { url, region, accessKeyId, secretAccessKey, timeoutMs = 15_000, pauseMs = 200 } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function once(method: Method, key: string, bytes: Bytes) {
    const body = method === 'PUT' ? { body: bytes } : {}
    const { headers } = await client.sign(`${url}/${key}`, {
      method,
      ...body,
      // The body is signed as well: what arrives altered is refused there.
      headers: { 'x-amz-content-sha256': sha256(bytes) },
    })
    // Sent by hand: a request made from another loses its time limit once the garbage collector has run.
    const response = await fetch(`${url}/${key}`, {
      method,
      ...body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answered = Buffer.from(await response.arrayBuffer())
    if (response.ok) return answered
    throw new S3RefusedError(method, response.status)
  }

  /** Each of the three may be sent again: the second time finds done what the first has done. */
  async function send(method: Method, key: string, bytes: Bytes = new Uint8Array()) {
    if (!plainKey.test(key)) throw new Error('not the key of a file')
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, key, bytes)
      } catch (cause) {
        if (tried === tries || !mayPass(cause)) throw new FilesUnavailableError(cause)
        await pause(pauseMs * tried)
      }
    }
  }

  return {
    put: async (key, bytes) => void (await send('PUT', key, new Uint8Array(bytes))),
    get: key => send('GET', key),
    remove: async key => void (await send('DELETE', key)),
  }
}

class S3RefusedError extends Error {
  override readonly name = 'S3RefusedError'
  readonly status: number

  constructor(method: string, status: number) {
    super(`the bucket answered ${status} to ${method}`)
    this.status = status
  }
}

/** A silence, a fault over there or too many at once; a refusal stays one. */
const mayPass = (cause: unknown) =>
  !(cause instanceof S3RefusedError) || cause.status >= 500 || cause.status === 429
