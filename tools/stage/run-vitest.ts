import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'
import type { StageResult } from './stage.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
}

type Options = {
  env?: Record<string, string>
  /** For each processor; more than one where tests wait for a program beside them. */
  workers?: number
}

/** A skipped test counts as failed: nobody reads a list of skipped ones. */
export async function runVitest(
  projects: readonly string[],
  { env = {}, workers = 1 }: Options = {},
): Promise<StageResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-vitest-'))
  const file = path.join(folder, 'report.json')
  const chosen = projects.flatMap(project => ['--project', project])
  const { code, output } = await runCommand(
    'vitest',
    [
      'run',
      ...chosen,
      // By default it leaves one core unused.
      `--maxWorkers=${Math.ceil(availableParallelism() * workers)}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  )
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.numFailedTests + report.numPendingTests
    return {
      passed: report.numPassedTests,
      failed: failed === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : failed,
      output,
    }
  } catch {
    return { passed: 0, failed: 1, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
