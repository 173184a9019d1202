// Starts a judge from a thread of its own: starting a process stops whoever does it until the
// system has made it, tens of milliseconds on a busy machine.
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { JudgeRun, JudgeTask } from './run-judge.ts'

const { program, sent, redrawn, limitMs }: JudgeTask = workerData
const flags = ['--max-old-space-size=128', '--max-semi-space-size=4']
/** None of the server's settings: its secrets have no business there. */
const env = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

const child = execFile(
  process.execPath,
  [...flags, program, sent, redrawn],
  { env, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: 10_000 },
  (error, stdout, stderr) => {
    const run: JudgeRun = {
      stdout,
      stderr,
      ...(error !== null && { failure: error.message }),
      // Only what the system refused: a process that writes too much has a code as well.
      neverRan: error !== null && 'syscall' in error,
    }
    parentPort?.postMessage(run)
  },
)
// Whoever waits for an answer goes before files.
try {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // It has ended already.
}
