import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { patience, slowness } from '@kinfold/test-support/patience'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-stages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const patiently = { timeout: patience(15_000) }
const module = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

// A stage whose program starts another one, keeps something for a while, writes down both, and goes on until it is ended.
const endless = `
  const fs = require('fs')
  const { pid } = require('child_process').spawn('sleep', ['1000'])
  const folders = [require('os').tmpdir(), process.env.KINFOLD_TEST_MEMORY]
  const kept = folders.map(folder => fs.mkdtempSync(folder + '/kept-'))
  fs.writeFileSync(process.argv[1], JSON.stringify({ pids: [process.pid, pid], kept }))
  setInterval(() => {}, 1000)
`
const runWith = (options: string) => `
  const { runStages } = await import(${module('run-stages.ts')})
  const { runCommand } = await import(${module('run-command.ts')})
  const program = ['-e', ${JSON.stringify(endless)}, process.argv[1]]
  const endless = async () => {
    const { output } = await runCommand('node', program)
    return { passed: 1, failures: [{ name: 'ended early', details: output }] }
  }
  await runStages([
    { name: 'endless', run: endless },
    { name: 'the next', run: async () => ({ passed: 2, failures: [] }) },
  ], ${options})
`
const start = (options: string, file: string) =>
  spawn('node', ['--input-type=module', '-e', runWith(options), file], {
    env: { ...process.env, KINFOLD_SLOWNESS: String(slowness()) },
  })

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that %s ends says so in one sentence, and leaves nothing',
  async signal => {
    const file = path.join(folder, signal)
    const child = start('{}', file)
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    await expect.poll(() => startedIn(file), patiently).toBeDefined()
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([130, null])
    expect(said).toBe('Interrupted: the run was ended before it was done, so it has no result.\n')
    await expectNothingLeft(file)
  },
)

test('a stage that hangs is ended and has failed, and the next one runs', async () => {
  const file = path.join(folder, 'hangs')
  const child = start('{ minutes: 0.05 }', file)
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toContain('✗ endless: not done after 0.05 minutes')
  expect(said).toContain('✗ endless: ended early')
  expect(said).toMatch(/✓ the next .* 2 passed, 0 failed/)
  expect(said).toMatch(/3 passed, 2 failed\n$/)
  await expectNothingLeft(file)
})

async function expectNothingLeft(file: string): Promise<void> {
  const started = startedIn(file)
  expect(started?.pids).toHaveLength(2)
  await expect.poll(() => started?.pids.filter(isRunning), patiently).toEqual([])
  expect(started?.kept).toHaveLength(2)
  expect(started?.kept.filter(each => existsSync(path.dirname(each)))).toEqual([])
}

type Started = { readonly pids: readonly number[]; readonly kept: readonly string[] }

/** What it wrote down, once it has been written to its end. */
function startedIn(file: string): Started | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
