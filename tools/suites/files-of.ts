import { globSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { has, type Part, type StageName, type Suite, suites } from './suites.ts'

type Tests = {
  readonly found: readonly string[]
  readonly without?: readonly string[]
}

const storyFiles = {
  found: ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
}
const journeyFiles = { found: ['apps/*/journeys/*.journey.ts'] }

/** Where the tests of a stage stand. */
const testsOf = {
  'unit tests': {
    found: [
      'packages/*/{src,build,package}/**/*.test.{ts,tsx}',
      'apps/{web,desk}/{src,build}/**/*.test.{ts,tsx}',
      '{clients,drift,tools}/**/*.test.ts',
    ],
  },
  'server tests, embedded database': {
    found: ['apps/server/{src,test}/**/*.test.ts'],
    without: ['**/*.postgres.test.ts'],
  },
  'server tests, PostgreSQL': {
    found: ['apps/server/{src,test}/**/*.test.ts'],
    without: ['**/*.embedded.test.ts'],
  },
  stories: storyFiles,
  journeys: journeyFiles,
  'Firefox stories': storyFiles,
  'Firefox journeys': journeyFiles,
  'WebKit stories': storyFiles,
} as const satisfies Partial<Record<StageName, Tests>>

/** All files of a stage's tests, from the project's folder; none where it is one check of everything. */
export function testFiles(stage: string): string[] {
  const { found = [], without = [] } =
    new Map<string, Tests>(Object.entries(testsOf)).get(stage) ?? {}
  return globSync(found, { cwd: projectFolder, exclude: ['**/node_modules', ...without] }).sort()
}

/** The suite of a stage that a file of tests belongs to, where suites name files. */
export function suiteOf(stage: StageName, file: string): Suite | undefined {
  const own = suites.filter(suite => suite.stage === stage)
  const isNamed = ({ files }: Suite) => files?.some(pattern => path.matchesGlob(file, pattern))
  return own.find(isNamed) ?? own.find(({ files }) => files === undefined)
}

/** The files of a stage that are asked for; none where it is all of them. */
export function filesOf(stage: StageName, { run, only = [] }: Part): readonly string[] {
  if (only.length > 0) return only
  const own = suites.filter(suite => suite.stage === stage)
  if (own.every(suite => has(run, suite.run))) return []
  return testFiles(stage).filter(file => {
    const suite = suiteOf(stage, file)
    return suite !== undefined && has(run, suite.run)
  })
}
