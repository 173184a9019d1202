// The programs of the server as processes of their own, spoken to over a socket.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sparePort } from '@kinfold/test-support/network/spare-port'
import { patience } from '@kinfold/test-support/patience'
import { unoptimised } from '@kinfold/test-support/server/unoptimised'
import { expect, vi } from 'vitest'
import type { DatabaseSettings } from '#src/db/open-database.ts'
import { copyTestDatabase, createTestFolder } from '#test/databases/create-test-database.ts'
import { quickStart } from './quick-start.ts'
import { createTestClient, type TestClient } from './test-client.ts'

export type Program = {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  /** The code it ended with. */
  readonly ended: Promise<number>
}

type Start = {
  readonly environment: Readonly<Record<string, string>>
  readonly program?:
    | 'main.ts'
    | 'commands/operator-create.ts'
    | 'commands/authenticator-reset.ts'
    | 'commands/migrate-command.ts'
    | 'commands/backup-command.ts'
    | 'commands/restore-command.ts'
    | 'commands/mails-release.ts'
  readonly args?: readonly string[]
  readonly folder?: string
}

/** What a test that failed left running ends with the process of the tests. */
const running = new Set<ChildProcess>()
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGKILL')
  process.kill(process.pid, 'SIGTERM')
})

function startProgram({ environment, program = 'main.ts', args = [], folder }: Start): Program {
  const file = path.join(import.meta.dirname, '../../src', program)
  const flags = program === 'main.ts' ? [unoptimised] : quickStart
  const child = spawn(process.execPath, [...flags, file, ...args], {
    ...(folder !== undefined && { cwd: folder }),
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => {
    said.out += chunk
  })
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  const ended = once(child, 'exit').then(([code]) => Number(code))
  return { child, said, ended }
}

export async function runProgram(
  start: Start,
): Promise<{ code: number; out: string; err: string }> {
  const { said, ended } = startProgram(start)
  return { code: await ended, ...said }
}

export type ServerProcess = Program & {
  readonly client: TestClient
  readonly port: number
  /** Where metrics and probes are. */
  readonly internal: string
}

/** A server that takes calls. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const [port, internalPort] = [await sparePort(), await sparePort()]
  const program = startProgram({
    environment: { ...environment, PORT: String(port), INTERNAL_PORT: String(internalPort) },
  })
  const { said, child } = program
  await vi.waitFor(
    () => expect(said.out.includes('Stop with Ctrl+C') || child.exitCode !== null).toBe(true),
    // Some are killed and started in the middle of a storm of calls.
    { timeout: patience(180_000), interval: 20 },
  )
  // A port is spare until it is used, and tests beside this one look for ports as well.
  if (said.err.includes('is already in use')) return startServerProcess(environment)
  if (child.exitCode !== null) throw new Error(`the server did not start: ${said.err}`)
  const client = createTestClient(async ({ method, path: where, headers, body }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    return {
      status: answer.status,
      text: await answer.text(),
      headers: Object.fromEntries(answer.headers),
    }
  })
  return { ...program, client, port, internal: `http://127.0.0.1:${internalPort}` }
}

/** A database with every migration applied that another process may open, as settings of the server. */
export async function createStore(): Promise<
  AsyncDisposable & {
    readonly settings: DatabaseSettings
    readonly environment: Record<string, string>
  }
> {
  const { settings, remove } = await copyTestDatabase()
  const folder = settings.url === undefined ? settings.dataFolder : createTestFolder()
  return {
    settings,
    environment: {
      KINFOLD_MODE: 'sandbox',
      KINFOLD_DATA_DIR: folder,
      ...(settings.url !== undefined && { DATABASE_URL: settings.url }),
      ...(settings.migrationUrl !== undefined && { MIGRATION_DATABASE_URL: settings.migrationUrl }),
    },
    [Symbol.asyncDispose]: remove,
  }
}
