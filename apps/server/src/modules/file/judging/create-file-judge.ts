import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { is } from 'superstruct'
import { type Refusal, refuse } from '../../../http/refusal.ts'
import type { SentFile } from '../../../http/sent-file.ts'
import type { Log } from '../../../log/create-log.ts'
import { FilesUnavailableError } from '../../../providers/files/files-unavailable-error.ts'
import { createFairQueue } from './fair-queue.ts'
import { Verdict } from './verdict.ts'

export type JudgedFile = {
  /** Where the bytes to keep are. */
  readonly path: string
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly ending: 'jpg' | 'png' | 'pdf'
}

export type FileRefusal = Refusal<'file_type_not_allowed' | 'file_too_large'>

/** Judges the file of an account; one after the other, each in a process of its own. */
export type FileJudge = (sent: SentFile, accountId: string) => Promise<JudgedFile | FileRefusal>

type Settings = { readonly limitMs?: number; readonly program?: string }

const usualProgram = path.join(import.meta.dirname, 'judge-process.ts')
const sentences = {
  'acts on opening':
    'This PDF is locked or contains scripts or other files. Please send a plain one, or a picture of it.',
  'too many pixels':
    'This picture is too large. Please send one of at most 25 megapixels, saved as a plain JPEG or PNG.',
  'not judged': 'We could not read this file. Please send a plain PDF, or a picture of the page.',
} as const

export function createFileJudge(
  log: Pick<Log, 'warn'>,
  { limitMs = 15_000, program = usualProgram }: Settings = {},
): FileJudge {
  const queue = createFairQueue()
  return async (sent, accountId) => {
    const redrawn = sent.besides('redrawn')
    const verdict = await queue(accountId, () => runJudge([program, sent.path, redrawn], limitMs))
    if (verdict instanceof Error) {
      log.warn({ err: verdict, size: sent.size }, 'a file could not be judged and was refused')
      return refuse('file_type_not_allowed', { sentence: sentences['not judged'] })
    }
    switch (verdict) {
      case 'PDF':
        return { path: sent.path, contentType: 'application/pdf', ending: 'pdf' }
      case 'JPEG':
        return { path: redrawn, contentType: 'image/jpeg', ending: 'jpg' }
      case 'PNG':
        return { path: redrawn, contentType: 'image/png', ending: 'png' }
      case 'acts on opening':
        return refuse('file_type_not_allowed', { sentence: sentences[verdict] })
      case 'too many pixels':
        return refuse('file_too_large', { sentence: sentences[verdict] })
      case 'of another kind':
        return refuse('file_type_not_allowed')
    }
  }
}

const flags = ['--max-old-space-size=128', '--max-semi-space-size=4']
/** None of the server's settings: its secrets have no business there. */
const environment = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

/** The verdict, or why there is none: killed at the time limit, or brought down by the file. */
function runJudge(args: readonly string[], limitMs: number): Promise<Verdict | Error> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...flags, ...args],
      { env: environment, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: 10_000 },
      (error, stdout, stderr) => {
        const verdict = error === null ? parse(stdout) : undefined
        if (verdict !== undefined) return resolve(verdict)
        // It never ran, or had no room to write: that says nothing of the file.
        const isOurs = typeof error?.code === 'string' || /no space left/i.test(stderr)
        if (isOurs) return reject(new FilesUnavailableError(error))
        resolve(error ?? new Error('a judge without a verdict'))
      },
    )
    // Whoever waits for an answer goes before files.
    if (child.pid !== undefined) lowerPriority(child.pid)
  })
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

function parse(text: string): Verdict | undefined {
  try {
    const said: unknown = JSON.parse(text)
    return is(said, Verdict) ? said : undefined
  } catch {
    return undefined
  }
}
