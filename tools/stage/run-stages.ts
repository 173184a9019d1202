import { setTimeout } from 'node:timers/promises'
import { patience } from '@kinfold/test-support/patience'
import { measureSlowness } from './measure-slowness.ts'
import { endPrograms, interrupted } from './run-command.ts'
import type { Stage, StageResult } from './stage.ts'
import { described, type Finished, stageLine, summaryOf } from './summary.ts'
import { useTemporaryFolder } from './temporary-folder.ts'
import { whyNot } from './why-not.ts'

type Options = {
  /** What passes only on its second try has failed. */
  readonly strict?: boolean
  /** How long a stage may take on the reference. */
  readonly minutes?: number
}

/** Runs every stage, also after a failure, and closes with one line over all of them. */
export async function runStages(
  stages: readonly Stage[],
  { strict = false, minutes = 30 }: Options = {},
): Promise<void> {
  process.once('exit', sayInterrupted)
  useTemporaryFolder()
  const slowness = await measureSlowness()
  console.log(`This machine: ${slowness.toFixed(1)} × the reference`)
  const finished: Finished[] = []
  for (const { name, run } of stages) {
    console.log(`▸ ${name} …`)
    const started = performance.now()
    const result = await inTime(run, minutes)
    const stage = { ...result, name, seconds: (performance.now() - started) / 1000 }
    finished.push(stage)
    for (const failure of [...(stage.secondTry ?? []), ...stage.failures])
      console.log(described(failure))
    console.log(stageLine(stage))
  }
  const { lines, failed } = summaryOf(finished, { slowness, strict })
  console.log(`\n${lines.join('\n')}`)
  // A stage that had to be left may still be waiting for something.
  process.exit(failed > 0 ? 1 : 0)
}

/** A stage that hangs is ended, says what it had found by then, and the others still run. */
async function inTime(run: Stage['run'], minutes: number): Promise<StageResult> {
  const done = new AbortController()
  const result = run().catch(broken)
  const first = await Promise.race([
    result,
    setTimeout(patience(minutes * 60_000), undefined, done).catch(() => undefined),
  ])
  done.abort()
  if (first) return first
  endPrograms()
  const found = await Promise.race([result, setTimeout(patience(10_000), nothing)])
  const late = {
    name: `not done after ${minutes} minutes of the reference`,
    details: 'It was ended, with all that it had started.',
  }
  return { ...found, failures: [late, ...found.failures] }
}

const nothing: StageResult = { passed: 0, failures: [] }

function sayInterrupted(code: number): void {
  if (code === interrupted)
    console.error('Interrupted: the run was ended before it was done, so it has no result.')
}

function broken(error: unknown): StageResult {
  return { passed: 0, failures: [{ name: 'could not run', details: whyNot(error) }] }
}
