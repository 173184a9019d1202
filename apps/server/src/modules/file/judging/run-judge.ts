import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { is } from 'superstruct'
import { FilesUnavailableError } from '../../../providers/files/files-unavailable-error.ts'
import { Verdict } from './verdict.ts'

export type JudgeTask = {
  readonly program: string
  readonly sent: string
  readonly redrawn: string
  readonly limitMs: number
}

/** How the process ended. */
export type JudgeRun = {
  readonly stdout: string
  readonly stderr: string
  readonly failure?: string
  readonly neverRan: boolean
}

/** The verdict, or why there is none: killed at the time limit, or brought down by the file. */
export async function runJudge(task: JudgeTask): Promise<Verdict | Error> {
  const { failure, neverRan, stderr, stdout } = await inThread(task)
  const verdict = failure === undefined ? parse(stdout) : undefined
  if (verdict !== undefined) return verdict
  const error = new Error(failure ?? 'a judge without a verdict')
  // That says nothing of the file.
  if (neverRan || /no space left/i.test(stderr)) throw new FilesUnavailableError(error)
  return error
}

const threadProgram = path.join(import.meta.dirname, 'judge-thread.ts')

function inThread(task: JudgeTask): Promise<JudgeRun> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadProgram, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    })
    thread.once('message', resolve)
    thread.once('error', error => reject(new FilesUnavailableError(error)))
    thread.once('exit', code =>
      reject(new FilesUnavailableError(new Error(`the thread of a judge ended with ${code}`))),
    )
  })
}

function parse(text: string): Verdict | undefined {
  try {
    const said: unknown = JSON.parse(text)
    return is(said, Verdict) ? said : undefined
  } catch {
    return undefined
  }
}
