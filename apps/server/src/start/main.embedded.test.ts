// The process as the people who run it see it: what it prints when it can't start, and that it stops cleanly.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { listenLocally } from '#test/servers/listen-locally.ts'
import { createStore, runProgram, startServerProcess } from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(90_000) })

let folder: string
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const refusedStart = (environment: Record<string, string>) => runProgram({ environment, folder })

describe('a failed start', () => {
  it('says so in one sentence when the port is taken, and writes nothing', async () => {
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
    [
      { KINFOLD_DATA_DIR: '/proc/nowhere' },
      /^The data folder \/proc\/nowhere can’t be made .*\.\n$/,
    ],
    [{ KINFOLD_MODE: 'live' }, /^Set PUBLIC_URL .*\.\n$/],
    [
      { KINFOLD_MODE: 'sandbox', HOST: '203.0.113.7' },
      /^203\.0\.113\.7 is not an address of this machine; .*\.\n$/,
    ],
    [
      { KINFOLD_MODE: 'sandbox', INTERNAL_PORT: '4999', INTERNAL_HOST: '203.0.113.7' },
      /^203\.0\.113\.7 is not an address of this machine; set INTERNAL_HOST .*\.\n$/,
    ],
    [
      { KINFOLD_MODE: 'sandbox', DATABASE_URL: 'postgres://ada:Correct-horse@127.0.0.1:9/x' },
      /^PostgreSQL does not answer at DATABASE_URL; .*\.\n$/,
    ],
    [
      { KINFOLD_MODE: 'sandbox', CLUB_LOGO: import.meta.filename },
      /^CLUB_LOGO names .*main\.embedded\.test\.ts, which can't be read as a picture; .*\.\n$/,
    ],
  ])('says so in one sentence: %o', async (environment, sentence) => {
    await using store = await createStore()
    const answer = await refusedStart({ ...store.environment, ...environment })
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
    await using store = await createStore()
    const server = await startServerProcess(store.environment)
    const { port, internal } = server
    expect(server.said.err).toBe('')
    expect(server.said.out).toContain(`http://localhost:${port}`)
    expect(server.said.out).toContain('dayo@')
    expect(server.said.out).toContain('/sandbox/inbox')

    const health = await fetch(`http://127.0.0.1:${port}/api/health`)
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok' }),
    ])
    expect((await fetch(`${internal}/ready`)).status).toBe(200)
    const metrics = await (await fetch(`${internal}/metrics`)).text()
    expect(metrics).toMatch(
      /kinfold_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1/,
    )
    expect(metrics).toContain('kinfold_ready 1')
    // The seeded transfers are sealed before the first call.
    const books = await (await fetch(`${internal}/books`)).json()
    expect(books).toMatchObject({
      seal: {
        number: expect.stringMatching(/^[1-9]/),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      audit_entry: { number: expect.stringMatching(/^[1-9]/) },
    })
    expect(metrics).toContain('kinfold_ledger_unsealed_transfers 0')
    expect(metrics).toMatch(/kinfold_ledger_last_seal [1-9]/)

    const second = await refusedStart(store.environment)
    expect([second.code, second.err]).toEqual([
      1,
      expect.stringContaining('in use by another process'),
    ])

    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    // The control file says that the database was shut down cleanly: the next start replays no log.
    const control = readFileSync(
      path.join(store.environment.KINFOLD_DATA_DIR ?? '', 'database', 'global', 'pg_control'),
    )
    expect(control.readUInt32LE(16)).toBe(1)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })
})
