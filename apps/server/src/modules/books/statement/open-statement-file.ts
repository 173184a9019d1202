import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import type { BankFile, BankFileLine } from '../../../bank-files/bank-file.ts'
import type { Span } from '../../../bank-files/swapped-span.ts'

export type StatementTask = {
  readonly path: string
  readonly mapping: CsvMapping | undefined
  readonly perPart: number
}

export type StatementAbout = Omit<BankFile, 'lines'> & {
  readonly lineCount: number
  /** Its days, where dates were read in the other order of day and month. */
  readonly swapped: Span | null
}
export type ReadLine = BankFileLine & { readonly fingerprint: Uint8Array }

export type StatementPart =
  | { readonly about: StatementAbout }
  | { readonly refused: string }
  | { readonly lines: readonly ReadLine[]; readonly first: number }

export type StatementFile = AsyncDisposable & {
  readonly about: StatementAbout
  /** The next lines, and which of the file the first of them is; none at the end. */
  next(): Promise<{ readonly lines: readonly ReadLine[]; readonly first: number }>
}

const program = path.join(import.meta.dirname, 'read-statement-thread.ts')
const perPart = 20
/** No honest file takes so long, nor so much memory. */
const timeoutMs = 20_000
const memoryMb = 512
const unreadable = 'This file takes too much time or memory to read. Please send it in parts.'

/** Reads a bank file apart from everything else; answers a sentence where it can't be read. */
export async function openStatementFile(
  file: string,
  mapping: CsvMapping | undefined,
): Promise<StatementFile | string> {
  const workerData: StatementTask = { path: file, mapping, perPart }
  const thread = new Worker(program, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // One that fails while it is ended has nobody else to listen.
  thread.on('error', () => undefined)
  const close = async () => {
    await thread.terminate()
  }
  const part = await nextPart(thread)
  if (part === undefined || !('about' in part)) {
    await close()
    return part !== undefined && 'refused' in part ? part.refused : unreadable
  }
  return {
    about: part.about,
    async next() {
      thread.postMessage('next')
      const more = await nextPart(thread)
      if (more === undefined || !('lines' in more))
        throw new Error('the lines of a bank file ended')
      return more
    },
    [Symbol.asyncDispose]: close,
  }
}

/** Undefined where the thread ran out of time or memory. */
async function nextPart(thread: Worker): Promise<StatementPart | undefined> {
  const ended = new AbortController()
  const { signal } = ended
  try {
    const [part]: [StatementPart?] = await Promise.race([
      once(thread, 'message', { signal }) as Promise<[StatementPart]>,
      setTimeout<[]>(timeoutMs, [], { signal }),
    ])
    return part
  } catch (error) {
    if (isOutOfMemory(error)) return undefined
    throw error
  } finally {
    ended.abort()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
