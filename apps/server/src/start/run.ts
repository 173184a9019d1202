// Reads the settings, starts the server or prints one sentence, and stops cleanly on a signal.
import { readConfig } from '../config/config.ts'
import { StartupError } from '../config/startup-error.ts'
import { welcome } from './welcome.ts'

let stopping = false

export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env)
    // A wrong setting is reported before the server's thousand modules are loaded.
    const { startServer } = await import('./start-server.ts')
    const server = await startServer(config)
    const stop = async (signal: NodeJS.Signals) => {
      if (stopping) process.exit(1)
      stopping = true
      server.log.info({ signal }, 'stopping')
      try {
        await server.stop()
        process.exit(0)
      } catch (error) {
        server.log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      }
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.stdout.write(welcome(config, server.sandboxLines))
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`)
    process.exit(1)
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof StartupError) return error.message
  return `Kinfold could not start: ${error instanceof Error ? error.message : String(error)}`
}
