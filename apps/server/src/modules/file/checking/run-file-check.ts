import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { is } from 'superstruct'
import { FilesUnavailableError } from '../../../providers/files/files-unavailable-error.ts'
import { FileCheckResult } from './file-check-result.ts'

export type FileCheckTask = {
  readonly program: string
  readonly sent: string
  readonly reencoded: string
  readonly limitMs: number
}

/** How the process ended. */
export type FileCheckRun = {
  readonly stdout: string
  readonly stderr: string
  readonly failure?: string
  readonly neverRan: boolean
}

/** The result, or why there is none: killed at the time limit, or brought down by the file. */
export async function runFileCheck(task: FileCheckTask): Promise<FileCheckResult | Error> {
  const { failure, neverRan, stderr, stdout } = await inThread(task)
  const result = failure === undefined ? parse(stdout) : undefined
  if (result !== undefined) return result
  const error = new Error(failure ?? 'the file check printed no result')
  // No fault of the file.
  if (neverRan || /no space left/i.test(stderr)) throw new FilesUnavailableError(error)
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
