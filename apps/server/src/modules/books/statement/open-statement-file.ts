import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** Starting one takes longer than to read most files, so the last one waits for the next file for a while. */
const restMs = 60_000
/** After a larger file its memory is worth more than its start: that of a hostile one may be hundreds of megabytes. */
const restBytes = 256 * 1024
let resting: { readonly thread: Worker; readonly end: NodeJS.Timeout } | undefined

/** Reads a bank file apart from everything else; answers a sentence where it can't be read. */
export async function openStatementFile(
  file: string,
  mapping: CsvMapping | undefined,
): Promise<StatementFile | string> {
  const { size } = await stat(file)
  const thread = takeThread()
  const leave = async () => void (size > restBytes ? await thread.terminate() : rest(thread))
  const task: StatementTask = { path: file, mapping, perPart }
  const part = await ask(thread, task)
  if (part === undefined || !('about' in part)) {
    await leave()
    return part !== undefined && 'refused' in part ? part.refused : unreadable
  }
  return {
    about: part.about,
    async next() {
      const more = await ask(thread, 'next')
      if (more === undefined || !('lines' in more))
        throw new Error('the lines of a bank file ended')
      return more
    },
    [Symbol.asyncDispose]: leave,
  }
}

function takeThread(): Worker {
  const { thread, end } = resting ?? {}
  resting = undefined
  clearTimeout(end)
  if (thread === undefined) return startThread()
  thread.ref()
  return thread
}

function startThread(): Worker {
  const thread = new Worker(program, {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // One that fails while nobody waits for it has nobody else to listen.
  thread.on('error', () => undefined)
  thread.once('exit', () => {
    if (resting?.thread === thread) resting = undefined
  })
  return thread
}

function rest(thread: Worker): void {
  if (hasEnded(thread)) return
  if (resting !== undefined) return void thread.terminate()
  thread.unref()
  resting = { thread, end: setTimeout(endRest, restMs).unref() }
}

/** No file is given any more to one that is being ended. */
function endRest(): void {
  const ended = resting
  resting = undefined
  void ended?.thread.terminate()
}

const hasEnded = ({ threadId }: Worker) => threadId === -1

/** Undefined where the thread ran out of time or memory; it has ended then, as where it fails. */
async function ask(
  thread: Worker,
  asked: StatementTask | 'next',
): Promise<StatementPart | undefined> {
  const ended = new AbortController()
  const { signal } = ended
  try {
    thread.postMessage(asked)
    const [part]: [StatementPart?] = await Promise.race([
      once(thread, 'message', { signal }) as Promise<[StatementPart]>,
      sleep<[]>(timeoutMs, [], { signal }),
    ])
    if (part === undefined) await thread.terminate()
    return part
  } catch (error) {
    await thread.terminate()
    if (isOutOfMemory(error)) return undefined
    throw error
  } finally {
    ended.abort()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
