import type { Stage, StageResult } from './stage.ts'

type Finished = StageResult & { name: string; seconds: number }

/** Runs every stage, also after a failure, and closes with one line over all of them. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const finished: Finished[] = []
  for (const stage of stages) {
    console.log(`▸ ${stage.name} …`)
    const started = performance.now()
    const result = await stage.run().catch(broken)
    const seconds = (performance.now() - started) / 1000
    finished.push({ ...result, name: stage.name, seconds })
    if (result.failed > 0) console.log(result.output.trimEnd())
    console.log(line(stage.name, seconds, result))
  }

  console.log('\nSummary')
  for (const { name, seconds, ...result } of finished) console.log(line(name, seconds, result))
  for (const note of finished.flatMap(({ notes }) => notes ?? [])) console.log(`  ${note}`)

  const total = (count: 'passed' | 'failed') =>
    finished.reduce((sum, stage) => sum + stage[count], 0)
  const seconds = finished.reduce((sum, stage) => sum + stage.seconds, 0)
  console.log(`  ${minutes(seconds)} in all\n`)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

function broken(error: unknown): StageResult {
  return {
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

function line(name: string, seconds: number, { passed, failed }: StageResult): string {
  const mark = failed > 0 ? '✗' : '✓'
  return `${mark} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
