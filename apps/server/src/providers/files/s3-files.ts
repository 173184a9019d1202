// Files in an S3 bucket, shared by all of the club's servers.
import { createHash, type Hash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FileMissingError } from './file-missing-error.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'
import { writeChunks } from './write-chunks.ts'

export type S3Settings = {
  /** The bucket's URL, virtual-hosted or path-style. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Where a file waits whose length has to be known before it is sent. */
  readonly waitingFolder?: string
  readonly timeoutMs?: number
  readonly pauseMs?: number
}

type Method = 'PUT' | 'GET' | 'DELETE'
type Bytes = Uint8Array<ArrayBuffer>
type Sent = { readonly body: Bytes | Blob; readonly hash: string; readonly withinMs: number }

/** A file that is streamed is as long as it is, and its reader may be slow. */
const longMs = 600_000

const plainKey = /^[0-9a-f]{32}$/
const tries = 3
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export function s3Files(settings: S3Settings): FileStore {
  const { url, region, accessKeyId, secretAccessKey, timeoutMs = 15_000, pauseMs = 200 } = settings
  const { waitingFolder = tmpdir() } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function answerTo(method: Method, address: string, { body, hash, withinMs }: Sent) {
    const { headers } = await client.sign(`${url}/${address}`, {
      method,
      // The body is signed too, so that the bucket refuses altered bytes.
      headers: { 'x-amz-content-sha256': hash },
    })
    // Not made from another Request: that loses its timeout once the garbage collector has run.
    const response = await fetch(`${url}/${address}`, {
      method,
      ...(method === 'PUT' && { body }),
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    if (response.ok) return response
    const answered = Buffer.from(await response.arrayBuffer())
    const isMissing = response.status === 404 && answered.includes('<Code>NoSuchKey</Code>')
    throw new S3RefusedError(method, response.status, isMissing)
  }

  async function once(method: Method, address: string, sent: Sent) {
    const response = await answerTo(method, address, sent)
    return Buffer.from(await response.arrayBuffer())
  }

  const send = (method: Method, address: string, bytes: Bytes = new Uint8Array()) =>
    repeated(address, () =>
      once(method, address, { body: bytes, hash: sha256(bytes), withinMs: timeoutMs }),
    )

  /** All of these are idempotent and can be retried. */
  async function repeated<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt()
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
    async putStream(key, chunks) {
      const waiting = path.join(waitingFolder, checked(key))
      await mkdir(waitingFolder, { recursive: true, mode: 0o700 })
      try {
        const hash = createHash('sha256')
        await writeChunks(waiting, hashed(hash, chunks))
        const sent = { body: await openAsBlob(waiting), hash: hash.digest('hex'), withinMs: longMs }
        await repeated(key, () => once('PUT', key, sent))
      } finally {
        await rm(waiting, { force: true })
      }
    },
    async getStream(key) {
      const sent = { body: new Uint8Array(), hash: sha256(new Uint8Array()), withinMs: longMs }
      const { body } = await repeated(key, () => answerTo('GET', checked(key), sent))
      return body === null ? Readable.from([]) : Readable.from(chunksOf(body))
    },
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

async function* hashed(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** Whoever stops reading ends the download. */
async function* chunksOf(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
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
