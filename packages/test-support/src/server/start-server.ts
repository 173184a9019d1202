import { spawn } from 'node:child_process'
import path from 'node:path'
import { sparePort } from '../network/spare-port.ts'
import { patience } from '../patience.ts'
import { projectFolder } from '../project-folder.ts'

export type RunningServer = { url: string; stop(): Promise<void> }

const entry = path.join(projectFolder, 'apps/server/src/main.ts')

/** The real server in a process of its own, ready to answer; on a spare port unless told one. */
export async function startServer(
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningServer> {
  const port = env.PORT ?? String(await sparePort())
  const child = spawn('node', [...options, entry], {
    cwd: projectFolder,
    // A build in this process may have set NODE_ENV to production; this always starts the sandbox.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      KINFOLD_MODE: 'sandbox',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const keep = (chunk: Buffer) => {
    log += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${log}`))),
  )
  ended.catch(() => {})
  const lastResort = () => child.kill('SIGKILL')
  process.once('exit', lastResort)

  const url = `http://127.0.0.1:${port}`
  await Promise.race([untilHealthy(url), ended])
  return {
    url,
    stop: async () => {
      process.removeListener('exit', lastResort)
      const gone = ended.catch(() => {})
      child.kill('SIGTERM')
      await gone
    },
  }
}

const pause = 50

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + patience(60_000)
  for (;;) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('The server was not ready in time.')
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}
