// Imported before the program that checks a file: ends the process once it has used up its processor
// time. By the clock alone, a busy machine would make any file look like one that never ends.
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const lookEveryMs = 50

if (isMainThread) {
  // A thread of its own goes on counting while the check never lets go of the other.
  new Worker(new URL(import.meta.url), {
    workerData: Number(process.env.PROCESSOR_MS),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref()
} else {
  const most = Number(workerData) * 1000
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > most) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs)
}
