// Files in an S3 bucket, shared by all of the club's servers.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FileMissingError } from './file-missing-error.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'

export type S3Settings = {
  /** The bucket's URL, virtual-hosted or path-style. */
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

  async function once(method: Method, address: string, bytes: Bytes) {
    const body = method === 'PUT' ? { body: bytes } : {}
    const { headers } = await client.sign(`${url}/${address}`, {
      method,
      ...body,
      // The body is signed too, so that the bucket refuses altered bytes.
      headers: { 'x-amz-content-sha256': sha256(bytes) },
    })
    // Not made from another Request: that loses its timeout once the garbage collector has run.
    const response = await fetch(`${url}/${address}`, {
      method,
      ...body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answered = Buffer.from(await response.arrayBuffer())
    if (response.ok) return answered
    const isMissing = response.status === 404 && answered.includes('<Code>NoSuchKey</Code>')
    throw new S3RefusedError(method, response.status, isMissing)
  }

  /** All of these are idempotent and can be retried. */
  async function send(method: Method, address: string, bytes: Bytes = new Uint8Array()) {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, address, bytes)
      } catch (cause) {
        if (isMissing(cause)) throw new FileMissingError(address, cause)
        if (tried === tries || !mayPass(cause)) throw new FilesUnavailableError(cause)
        await pause(pauseMs * tried)
      }
    }
  }

  return {
    put: async (key, bytes) => void (await send('PUT', checked(key), new Uint8Array(bytes))),
    get: async key => send('GET', checked(key)),
    remove: async key => void (await send('DELETE', checked(key))),
    async keysBeginning(digits) {
      const keys: string[] = []
      let further: string | undefined
      do {
        const query = new URLSearchParams({
          ...(further !== undefined && { 'continuation-token': further }),
          'list-type': '2',
          prefix: digits,
        })
        const page = (await send('GET', `?${query}`)).toString('utf8')
        keys.push(...textsOf('Key', page))
        further = textsOf('NextContinuationToken', page)[0]
      } while (further !== undefined)
      return keys.filter(key => plainKey.test(key))
    },
  }
}

function checked(key: string): string {
  if (!plainKey.test(key)) throw new Error('not the key of a file')
  return key
}

/** The text of the given tags in a bucket listing, unescaped: a token may contain XML entities. */
const textsOf = (tag: string, xml: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )

class S3RefusedError extends Error {
  override readonly name = 'S3RefusedError'
  readonly status: number
  /** The bucket exists but the object doesn't. */
  readonly isMissing: boolean

  constructor(method: string, status: number, isMissing: boolean) {
    super(`the bucket answered ${status} to ${method}`)
    this.status = status
    this.isMissing = isMissing
  }
}

const isMissing = (cause: unknown) => cause instanceof S3RefusedError && cause.isMissing

/** A timeout, a server error or a rate limit can pass; a refusal can't. */
const mayPass = (cause: unknown) =>
  !(cause instanceof S3RefusedError) || cause.status >= 500 || cause.status === 429
