import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../stage/run-command.ts'
import type { Fault } from './fault.ts'

/** Plants the fault in a copy of the project, runs only what has to catch it, and gives the names of what failed. */
export async function catchFault(
  { file, from, to, caughtBy }: Fault,
  copy: string,
): Promise<readonly string[]> {
  const planted = path.join(copy, file)
  const sound = readFileSync(planted, 'utf8')
  writeFileSync(
    planted,
    sound.replace(from, () => to),
  )
  try {
    return await runCatchers([caughtBy], copy)
  } finally {
    writeFileSync(planted, sound)
  }
}

/** `npm test` of these alone, in a copy of the project. */
export async function runCatchers(
  catchers: readonly Fault['caughtBy'][],
  copy: string,
): Promise<readonly string[]> {
  const words = catchers.flatMap(({ stage, file }) => (file ? [file] : [stage]))
  const stages = new Set(catchers.map(({ stage }) => stage))
  const chosen = stages.size === 1 ? [...stages, ...words] : words
  const { code, output } = await runCommand(
    'node',
    ['tools/bootstrap.mjs', 'test', ...new Set(chosen)],
    { cwd: copy },
  )
  const summary = output.slice(output.lastIndexOf('\nSummary'))
  const failed = summary.split('\n').flatMap(line => {
    const [, name] = /^✗ [^:]+: (.+)$/.exec(line) ?? []
    return name ? [name] : []
  })
  const isWhole = /\d+ passed, \d+ failed\s*$/.test(output) && !failed.some(isBroken)
  if (!isWhole || (code === 0) !== (failed.length === 0))
    throw new Error(`It says neither that all passed nor what failed:\n${output}`)
  return failed
}

/** Where a whole stage could not run, no test has seen the fault. */
const isBroken = (name: string) =>
  ['could not run', 'vitest', 'the test-runner', 'playwright'].includes(name)
