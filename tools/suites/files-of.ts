import { globSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { has, type Run, type StageName, suites } from './suites.ts'

/** Where the tests of a stage stand. */
export const testsOf = {
  'unit tests': [
    'packages/*/{src,build,package}/**/*.test.{ts,tsx}',
    'apps/{web,desk}/{src,build}/**/*.test.{ts,tsx}',
    '{tools,drift}/**/*.test.ts',
  ],
  'server tests, embedded database': ['apps/server/{src,test}/**/*.test.ts'],
  'server tests, PostgreSQL': ['apps/server/{src,test}/**/*.test.ts'],
} as const satisfies Partial<Record<StageName, readonly string[]>>

/** The files of a stage that a run has; none where it has all of them. */
export function filesOf(stage: keyof typeof testsOf, run: Run): string[] {
  const own = suites.filter(suite => suite.stage === stage)
  if (own.every(suite => has(run, suite.run))) return []
  const isNamed =
    (file: string) =>
    ({ files }: (typeof own)[number]) =>
      files?.some(pattern => path.matchesGlob(file, pattern)) ?? false
  return globSync(testsOf[stage], { cwd: projectFolder, exclude: ['**/node_modules'] })
    .filter(file => {
      const suite = own.find(isNamed(file)) ?? own.find(({ files }) => files === undefined)
      return suite !== undefined && has(run, suite.run)
    })
    .sort()
}
