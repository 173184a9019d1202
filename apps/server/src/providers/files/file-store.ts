import type { Readable } from 'node:stream'

/** Stores private files. A key is random and doesn't reveal whose file it is. */
export type FileStore = {
  /** Resolves once the bytes are durable. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The same of bytes that are never in memory at once. What ends them with an error leaves nothing behind. */
  readonly putStream: (key: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>
  /** Throws FileMissingError when there are none. */
  readonly get: (key: string) => Promise<Buffer>
  /** The same, to be read as fast as its reader takes it. */
  readonly getStream: (key: string) => Promise<Readable>
  /** Does nothing when there is none. */
  readonly remove: (key: string) => Promise<void>
  /** The keys that begin with these two digits. */
  readonly keysBeginning: (digits: string) => Promise<string[]>
}
