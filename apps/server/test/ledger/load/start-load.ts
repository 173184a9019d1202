import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Infer, is, literal, number, type } from 'superstruct'
import { quickStart } from '#test/servers/quick-start.ts'
import type { LoadSettings } from './load-settings.ts'

export type Load = {
  // How long the database took to open, a crash before it included.
  readonly openMs: number
  // Resolves when so many more operations were acknowledged.
  acknowledges(operations: number): Promise<void>
  // kill -9, in the middle of whatever runs; resolves when the process is gone.
  kill(): Promise<void>
}

const running = type({ openMs: number() })
const accepted = type({ answer: literal('accepted') })

// Resolves when the load is running.
export async function startLoad(settings: Infer<typeof LoadSettings>): Promise<Load> {
  const script = fileURLToPath(new URL('./ledger-load.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    execArgv: [...quickStart],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  const exited = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), exited])
  if (!is(first, running)) throw new Error(`The load did not start. ${said}`)
  return {
    openMs: first.openMs,
    acknowledges: operations =>
      new Promise((resolve, reject) => {
        let count = 0
        const hear = (message: unknown) => {
          if (is(message, accepted)) count += 1
          if (count < operations) return
          child.off('message', hear)
          resolve()
        }
        child.on('message', hear)
        void exited.then(() => reject(new Error(`The load ended by itself. ${said}`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
