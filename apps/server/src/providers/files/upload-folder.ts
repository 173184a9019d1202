// Keeps files on the disk while they are received and checked, so that many at once don't fill the memory.
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RefusedError, refuse } from '../../calls/refusal.ts'
import type { SentFile } from '../../calls/sent-file.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'

export type UploadFolder = {
  readonly receive: (accountId: string, name: string, bytes: Readable) => Promise<SentFile>
  /** Removes the files of a killed process. */
  readonly clear: (before: Date) => Promise<void>
}

/** Limits on concurrent uploads, in total and for one account; further ones are asked to retry. */
const mostAtOnce = 200
const mostOfOne = 4
/** An upload slower than this over ten seconds is cut off. */
const leastBytes = 20_000
const measuredMs = 10_000

export function createUploadFolder(folder: string): UploadFolder {
  /** One entry for each upload: whose it is. */
  const underWay: string[] = []
  return {
    async receive(accountId, name, bytes) {
      if (underWay.length >= mostAtOnce) {
        throw new RefusedError(refuse('unavailable', { retryAfterSeconds: 10 }))
      }
      if (underWay.filter(owner => owner === accountId).length >= mostOfOne) {
        throw new RefusedError(refuse('too_many_requests', { retryAfterSeconds: 10 }))
      }
      const own = path.join(folder, randomBytes(16).toString('hex'))
      const file = path.join(own, 'sent')
      const discard = async () => {
        underWay.splice(underWay.indexOf(accountId), 1)
        // A file that can't be removed now is cleared later.
        await rm(own, { recursive: true, force: true }).catch(() => undefined)
      }
      underWay.push(accountId)
      try {
        await mkdir(own, { recursive: true, mode: 0o700 })
        const { hash, size } = await write(file, bytes)
        return { name, path: file, size, hash, pathFor: other => path.join(own, other), discard }
      } catch (error) {
        await discard()
        throw isOfTheDisk(error) ? new FilesUnavailableError(error) : error
      }
    },
    async clear(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const left = path.join(folder, name)
        const found = await stat(left).catch(() => undefined)
        if (found !== undefined && found.mtime < before) {
          await rm(left, { recursive: true, force: true })
        }
      }
    },
  }
}

async function write(file: string, bytes: Readable): Promise<{ hash: Buffer; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  let measured = 0
  const tooSlow = new AbortController()
  const measuring = setInterval(() => {
    if (size - measured < leastBytes) tooSlow.abort()
    measured = size
  }, measuredMs)
  try {
    await pipeline(
      bytes,
      async function* count(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
      { signal: tooSlow.signal },
    )
  } catch (error) {
    throw tooSlow.signal.aborted ? new RefusedError(refuse('request_timeout')) : error
  } finally {
    clearInterval(measuring)
  }
  return { hash: hash.digest(), size }
}

// Errors of the form are the caller's, and name no system call.
const isOfTheDisk = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  ['open', 'write', 'mkdir', 'close'].includes(String(error.syscall))
