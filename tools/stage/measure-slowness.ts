import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import { Worker } from 'node:worker_threads'

/** What the fixed work takes on the reference: two processors on which the unit tests of `npm run test:all` take 70 seconds. */
const referenceMilliseconds = 1_000

/**
 * How many times as slow as the reference this machine is, measured with all its processors at once and kept for the
 * programs of this run: whatever they wait for may take so many times as long.
 */
export async function measureSlowness(): Promise<number> {
  if (env.KINFOLD_SLOWNESS === undefined) {
    const taken = await Promise.all(Array.from({ length: availableParallelism() }, work))
    const slowness = Math.max(1, Math.max(...taken) / referenceMilliseconds)
    env.KINFOLD_SLOWNESS = slowness.toFixed(2)
  }
  return Number(env.KINFOLD_SLOWNESS)
}

function work(): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fixed-work.ts', import.meta.url))
    worker.once('message', ({ milliseconds }: { milliseconds: number }) => resolve(milliseconds))
    worker.once('error', reject)
  })
}
