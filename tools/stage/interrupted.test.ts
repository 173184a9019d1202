import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-interrupted-'))
afterAll(() => rmSync(folder, { recursive: true }))

const patiently = { timeout: patience(15_000) }
const module = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

// A stage whose program writes down its number and goes on until it is ended.
const endless = `require('fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000)`
const run = `
  const { runStages } = await import(${module('run-stages.ts')})
  const { runCommand } = await import(${module('run-command.ts')})
  const program = ['-e', ${JSON.stringify(endless)}, process.argv[1]]
  await runStages([{ name: 'endless', run: () => runCommand('node', program) }])
`

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that %s ends says so in one sentence, and nothing goes on running',
  async signal => {
    const file = path.join(folder, signal)
    const child = spawn('node', ['--input-type=module', '-e', run, file], {
      env: { ...process.env, KINFOLD_SLOWNESS: '1' },
    })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    await expect.poll(() => numberIn(file), patiently).toBeGreaterThan(0)
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([130, null])
    expect(said).toBe('Interrupted: the run ended before its time and says nothing.\n')
    await expect.poll(() => isRunning(numberIn(file)), patiently).toBe(false)
  },
)

function numberIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
