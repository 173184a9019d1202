// Starts the check of a file from a thread of its own: starting a process blocks the thread that does
// it, for tens of milliseconds on a busy machine.
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileCheckRun, FileCheckTask } from './run-file-check.ts'

const { program, sent, reencoded, processorSeconds, timeoutMs }: FileCheckTask = workerData
const check = [
  process.execPath,
  '--max-old-space-size=128',
  '--max-semi-space-size=4',
  program,
  sent,
  reencoded,
]
/** Without the server's settings, which hold its secrets. */
const env = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

// The system ends a process that has used up its processor time. Windows has no such limit: there the
// clock alone ends it.
const limited = ['/bin/sh', '-c', 'ulimit -t "$0"; exec "$@"', String(processorSeconds), ...check]
const [command = '', ...options] = process.platform === 'win32' ? check : limited
/** What a shell answers that can't start a program. */
const notStarted: readonly unknown[] = [126, 127]

const child = execFile(
  command,
  options,
  { env, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 10_000 },
  (error, stdout, stderr) => {
    const run: FileCheckRun = {
      stdout,
      stderr,
      ...(error !== null && { failure: error.message }),
      // Only what the system refused: a process that writes too much has a code as well.
      neverRan: error !== null && ('syscall' in error || notStarted.includes(error.code)),
      // Killed from here, and not by the system.
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
