import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { is } from 'superstruct'
import { FilesUnavailableError } from '../../../../providers/files/files-unavailable-error.ts'
import { FileCheckResult } from './file-check-result.ts'

export type FileCheckTask = {
  readonly program: string
  readonly sent: string
  readonly reencoded: string
  /** What the check may use of the processor: no honest file needs so much. */
  readonly processorSeconds: number
  /** By the clock, however little of it the process was given. */
  readonly timeoutMs: number
}

/** How the process ended. */
export type FileCheckRun = {
  readonly stdout: string
  readonly stderr: string
  readonly failure?: string
  readonly neverRan: boolean
  readonly timedOut: boolean
}

/** The result, or why the file has none: it took all the processor time there is, or brought the process down. */
export async function runFileCheck(task: FileCheckTask): Promise<FileCheckResult | Error> {
  const { failure, neverRan, stderr, stdout, timedOut } = await inThread(task)
  const result = failure === undefined ? parse(stdout) : undefined
  if (result !== undefined) return result
  const error = new Error(failure ?? 'the file check printed no result')
  // No fault of the file: the machine has no process, no time or no room for it.
  if (neverRan || timedOut || /no space left/i.test(stderr)) throw new FilesUnavailableError(error)
  return error
}

const threadProgram = path.join(import.meta.dirname, 'check-thread.ts')

function inThread(task: FileCheckTask): Promise<FileCheckRun> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadProgram, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    })
    thread.once('message', resolve)
    thread.once('error', error => reject(new FilesUnavailableError(error)))
    thread.once('exit', code =>
      reject(new FilesUnavailableError(new Error(`file check worker exited with code ${code}`))),
    )
  })
}

function parse(text: string): FileCheckResult | undefined {
  try {
    const printed: unknown = JSON.parse(text)
    return is(printed, FileCheckResult) ? printed : undefined
  } catch {
    return undefined
  }
}
