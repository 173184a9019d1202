import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { patience } from '../patience.ts'

// The backend processes of a killed server outlive it; a new one refuses to start until the last has ended.
const leftBehind = 'pre-existing shared memory block'

/** Resolves once the server takes connections. */
export async function startServer(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<ChildProcess> {
  const until = performance.now() + patience(30_000)
  for (;;) {
    try {
      return await tryServer(program, args, options)
    } catch (error) {
      if (!String(error).includes(leftBehind) || performance.now() > until) throw error
    }
    await setTimeout(100)
  }
}

function tryServer(program: string, args: string[], options: SpawnOptions): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk
      if (log.includes('database system is ready to accept connections')) resolve(child)
      // Only the end of the output is kept: callers that don't wait for the start cause pages of refusals.
      log = log.slice(-20_000)
    })
    child.once('error', reject)
    child.once('exit', code =>
      reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${log}`)),
    )
  })
}
