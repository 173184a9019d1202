// The process as an operator meets it: what it says when it can't start, and that it stops cleanly.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createTestFolder } from '../test/create-test-database.ts'
import { listenLocally } from '../test/listen-locally.ts'

vi.setConfig({ testTimeout: 90_000 })

let folder: string
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const program = path.join(import.meta.dirname, 'main.ts')

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

async function refusedStart(environment: Record<string, string>) {
  const { said, ended } = start(environment)
  return { code: await ended, ...said }
}

async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isTrue()).toBe(true), { timeout: 60_000, interval: 20 })
}

async function sparePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  await new Promise(resolve => server.close(resolve))
  return port
}

function dataFolder(): string {
  const data = path.join(folder, 'data')
  const template = inject('testDatabaseTemplate')
  if (template.engine === 'embedded') {
    cpSync(template.folder, path.join(data, 'database'), { recursive: true })
  }
  return data
}

describe('a start that can’t be', () => {
  it('says so in one sentence when the port is taken, and touches nothing', async () => {
    const taken = createServer()
    const port = await listenLocally(taken)
    const answer = await refusedStart({ PORT: String(port) })
    expect(answer).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is already in use; stop what runs there, or set PORT to another port.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
    taken.close()
  })

  it.each([
    [{ PORT: 'four' }, /^PORT is "four"; .*\.\n$/],
    [{ KINFOLD_MODE: 'live' }, /^Set PUBLIC_URL .*\.\n$/],
    [{ HOST: '203.0.113.7' }, /^203\.0\.113\.7 is no address of this machine; .*\.\n$/],
    [
      { DATABASE_URL: 'postgres://ada:Correct-horse@127.0.0.1:9/x' },
      /^PostgreSQL does not answer at DATABASE_URL; .*\.\n$/,
    ],
  ])('says so in one sentence: %o', async (environment, sentence) => {
    const answer = await refusedStart(environment)
    expect(answer.code).toBe(1)
    expect(answer.err).toMatch(sentence)
    expect(answer.err).not.toContain('Correct-horse')
    expect(answer.err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('says so when a file is in the data folder’s place', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    for (const place of ['file', 'file/below']) {
      const answer = await refusedStart({ KINFOLD_DATA_DIR: place })
      expect([answer.code, answer.err]).toEqual([1, expect.stringMatching(/KINFOLD_DATA_DIR/)])
      expect(answer.err.trimEnd().split('\n')).toHaveLength(1)
    }
  })
})

describe('a server', () => {
  it('welcomes, answers, refuses a second on its data, and stops cleanly on a signal', async () => {
    const port = await sparePort()
    const internal = await sparePort()
    const environment = {
      PORT: String(port),
      INTERNAL_PORT: String(internal),
      KINFOLD_DATA_DIR: dataFolder(),
    }
    const server = start(environment)
    await until(
      () => server.said.out.includes('Stop with Ctrl+C') || server.child.exitCode !== null,
    )
    expect(server.said.err).toBe('')
    expect(server.said.out).toContain(`http://127.0.0.1:${port}`)
    expect(server.said.out).toContain('dayo@')
    expect(server.said.out).toContain('/sandbox/inbox')

    const health = await fetch(`http://127.0.0.1:${port}/api/health`)
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok' }),
    ])
    expect((await fetch(`http://127.0.0.1:${internal}/ready`)).status).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${internal}/metrics`)).text()
    expect(metrics).toMatch(
      /kinfold_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1/,
    )
    expect(metrics).toContain('kinfold_ready 1')

    const second = await refusedStart({ ...environment, PORT: '0', INTERNAL_PORT: '' })
    expect([second.code, second.err]).toEqual([
      1,
      expect.stringContaining('in use by another process'),
    ])

    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })
})
