import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import { projectFolder } from '../project-folder.ts'
import { runCommand } from './run-command.ts'
import type { StageResult } from './stage.ts'
import type { VitestReport } from './vitest-reporter.ts'

type Options = {
  env?: Record<string, string>
  /** For each processor; more than one where tests wait for a program beside them. */
  workers?: number
  /** Only these files, from the project's folder; all where none is named. */
  files?: readonly string[]
  /** Where none of these files belongs to the projects, there is nothing to run. */
  mayHaveNone?: boolean
}

export async function runVitest(
  projects: readonly string[],
  { env = {}, workers = 1, files = [], mayHaveNone = false }: Options = {},
): Promise<StageResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-vitest-'))
  const file = path.join(folder, 'report.json')
  try {
    const { code, output } = await runCommand(
      'vitest',
      [
        'run',
        ...projects.flatMap(project => ['--project', project]),
        // By default it leaves one core unused.
        `--maxWorkers=${Math.ceil(availableParallelism() * workers)}`,
        // A machine that is slow or busy is not a failure.
        `--testTimeout=${patience(60_000)}`,
        ...(mayHaveNone ? ['--passWithNoTests'] : []),
        '--reporter=default',
        `--reporter=${path.join(import.meta.dirname, 'vitest-reporter.ts')}`,
        ...files.map(file => path.join(projectFolder, file)),
      ],
      { env: { ...env, KINFOLD_VITEST_REPORT: file } },
    )
    const ended: VitestReport = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { passed: 0, failures: [] }
    const untold = code !== 0 && ended.failures.length === 0
    return untold ? { ...ended, failures: [{ name: 'vitest', details: output.trimEnd() }] } : ended
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
