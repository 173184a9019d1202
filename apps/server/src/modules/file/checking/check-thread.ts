// Starts the check of a file from a thread of its own: starting a process blocks the thread that does
// it, for tens of milliseconds on a busy machine.
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileCheckRun, FileCheckTask } from './run-file-check.ts'

const { program, sent, reencoded, processorMs, timeoutMs }: FileCheckTask = workerData
const flags = [
  '--max-old-space-size=128',
  '--max-semi-space-size=4',
  `--import=${import.meta.resolve('./limit-processor-time.ts')}`,
]
/** Without the server's settings, which hold its secrets. */
const env = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2', PROCESSOR_MS: String(processorMs) }

const child = execFile(
  process.execPath,
  [...flags, program, sent, reencoded],
  { env, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 10_000 },
  (error, stdout, stderr) => {
    const run: FileCheckRun = {
      stdout,
      stderr,
      ...(error !== null && { failure: error.message }),
      // Only what the system refused: a process that writes too much has a code as well.
      neverRan: error !== null && 'syscall' in error,
      // Killed from here. Out of its processor time, it kills itself.
      timedOut: error?.killed === true,
    }
    parentPort?.postMessage(run)
  },
)
// Other calls go before files.
try {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // It has ended already.
}
