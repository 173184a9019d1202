import { measureSlowness } from './measure-slowness.ts'
import type { Stage, StageResult } from './stage.ts'
import { described, type Finished, stageLine, summaryOf } from './summary.ts'

/** Runs every stage, also after a failure, and closes with one line over all of them. */
export async function runStages(stages: readonly Stage[], { strict = false } = {}): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  const slowness = await measureSlowness()
  console.log(`This machine: ${slowness.toFixed(1)} × the reference`)
  const finished: Finished[] = []
  for (const { name, run } of stages) {
    console.log(`▸ ${name} …`)
    const started = performance.now()
    const result = await run().catch(broken)
    const stage = { ...result, name, seconds: (performance.now() - started) / 1000 }
    finished.push(stage)
    for (const failure of stage.failures) console.log(described(failure))
    console.log(stageLine(stage))
  }
  const { lines, failed } = summaryOf(finished, { slowness, strict })
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = failed > 0 ? 1 : 0
}

// What the stage has started ends and is removed when this process exits.
function interrupted(): never {
  console.error('Interrupted: the run ended before its time and says nothing.')
  process.exit(130)
}

function broken(error: unknown): StageResult {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failures: [{ name: 'could not run', details }] }
}
