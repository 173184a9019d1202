import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A screen in memory for browsers that can't do without one. It ends with this process, and so do they. */
export async function startScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // It removes its socket then.
  const lastResort = () => xvfb.kill('SIGTERM')
  process.once('exit', lastResort)
  const gone = once(xvfb, 'exit')
  const ended = gone.then(([code]) => {
    throw new Error(`Xvfb ended with ${code}.`)
  })
  const [number] = await Promise.race([once(xvfb.stdout, 'data'), ended])
  ended.catch(() => {})
  return {
    display: `:${String(number).trim()}`,
    async stop() {
      process.removeListener('exit', lastResort)
      xvfb.kill('SIGTERM')
      await gone
    },
  }
}
