import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyDataFolder } from './copy-data-folder.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { unoptimised } from './unoptimised.ts'

/** A server that only one journey talks to, so that it may be stopped. It comes back at the same address. */
export async function startOwnServer() {
  const data = copyDataFolder(process.env.KINFOLD_SEEDED_DATA ?? '')
  // Nobody is waited for: the browser keeps its connections open.
  const env = { KINFOLD_DATA_DIR: data, STOP_SECONDS: '1' }
  let running: RunningServer | undefined = await startServer(env, [unoptimised])
  const { url } = running
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  return {
    url,
    stop,
    async comeBack() {
      running = await startServer({ ...env, PORT: new URL(url).port }, [unoptimised])
    },
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(path.dirname(data), { recursive: true, force: true })
    },
  }
}
