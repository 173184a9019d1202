import { type ChildProcess, type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryFolder } from '../memory-folder.ts'
import { sparePort } from '../network/spare-port.ts'
import { NotOnThisMachine } from '../not-on-this-machine.ts'
import { findServerBinaries } from './find-server-binaries.ts'
import { startServer } from './start-server.ts'

export type ThrowAwayCluster = {
  url: string
  version: string
  /** A crash: kill -9, of the server and of the processes that serve its connections. */
  kill(): Promise<void>
  /** Starts again on the same data and port, after `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
}

// These clusters don't test power loss, so they don't wait for the disk.
const quickSettings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=256MB',
]

// Databases that many tests use one after the other: what the planner knows of a table stays as it was made.
const settingsForTests = [...quickSettings, 'autovacuum=off', 'jit=off']

/** For tests: in memory where there is room, because databases of many files are made and dropped. */
export const startTestCluster = () => startThrowAwayCluster(settingsForTests, memoryFolder())

/** A temporary PostgreSQL on a spare port; `stop` removes it completely. */
export async function startThrowAwayCluster(
  settings: string[] = quickSettings,
  folder = tmpdir(),
): Promise<ThrowAwayCluster> {
  const home = mkdtempSync(path.join(folder, 'kinfold-postgres-'))
  const asUser = unprivilegedUser()
  const found = await findServerBinaries()
  // An unprivileged user may not be able to reach into the project's folder.
  const binaries =
    asUser && found.origin === 'npm package' ? copyServer(found.folder, home) : found.folder
  if (asUser) chownSync(home, asUser.uid, asUser.gid)

  const data = path.join(home, 'data')
  const options: SpawnOptions = {
    ...asUser,
    cwd: home,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  }
  const prepared = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'kinfold', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (prepared.status !== 0) {
    rmSync(home, { recursive: true, force: true })
    throw new NotOnThisMachine(
      `PostgreSQL could not set up a cluster: ${prepared.stderr || prepared.error?.message}`,
    )
  }

  const port = await sparePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home]
  for (const setting of settings) args.push('-c', setting)
  let server: ChildProcess | undefined

  const start = async () => {
    server = await startServer(path.join(binaries, 'postgres'), args, options)
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill(signal)
    await gone
  }
  const lastResort = () => {
    server?.kill('SIGQUIT')
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', lastResort)

  await start()
  return {
    url: `postgres://kinfold@127.0.0.1:${port}/postgres`,
    version: serverVersion(binaries),
    start,
    async kill() {
      // A process forked after the list was made would stay, waiting for a lock of one that was killed.
      server?.kill('SIGSTOP')
      const serving = childrenOf(server)
      await end('SIGKILL')
      for (const pid of serving) killIfThere(pid)
    },
    stop: async () => {
      process.removeListener('exit', lastResort)
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function childrenOf(server: ChildProcess | undefined): number[] {
  if (server?.pid === undefined) return []
  const { stdout } = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').filter(Boolean).map(Number)
}

/** It may have ended by itself, as they do without their server. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

// PostgreSQL refuses to run as root.
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, user: string) =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody'
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

function copyServer(binFolder: string, home: string): string {
  const copy = path.join(home, 'server')
  cpSync(path.dirname(binFolder), copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

function serverVersion(binaries: string): string {
  const answer = spawnSync(path.join(binaries, 'postgres'), ['--version'], {
    encoding: 'utf8',
  }).stdout
  return /\d+(\.\d+)*/.exec(answer)?.[0] ?? 'unknown'
}
