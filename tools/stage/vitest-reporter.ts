import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { projectFolder } from '../project-folder.ts'
import type { Failure } from './stage.ts'

export type VitestReport = { passed: number; failures: Failure[] }

/** Writes what passed and failed to the file that KINFOLD_VITEST_REPORT names. A skipped test counts as failed. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const suites = modules.flatMap(module => [module, ...module.children.allSuites()])
    const report: VitestReport = {
      passed: tests.filter(test => test.result().state === 'passed').length,
      failures: [
        ...tests.flatMap(failureOfTest),
        ...suites.flatMap(failureOfSuite),
        ...unhandled.map(error => ({
          name: 'an error outside of any test',
          details: told([error]),
        })),
      ],
    }
    writeFileSync(env.KINFOLD_VITEST_REPORT ?? 'vitest-report.json', JSON.stringify(report))
  }
}

function failureOfTest(test: TestCase): Failure[] {
  const { state, errors = [] } = test.result()
  if (state === 'passed') return []
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
  const name = `${fileOf(test.module)} › ${test.fullName} (${seconds} s)`
  return [{ name, details: state === 'failed' ? told(errors) : `The test is ${state}.` }]
}

// A file that can't be loaded, a hook that failed.
function failureOfSuite(suite: TestModule | TestSuite): Failure[] {
  const errors = suite.errors()
  if (errors.length === 0) return []
  const name =
    suite.type === 'module' ? fileOf(suite) : `${fileOf(suite.module)} › ${suite.fullName}`
  return [{ name, details: told(errors) }]
}

const told = (errors: readonly SerializedError[]) =>
  errors
    .map(({ message, diff, stack = '' }) => {
      const places = stack
        .split('\n')
        .filter(line => /^\s+at /.test(line) && !line.includes('node_modules'))
      return [message, diff, ...places.slice(0, 6)].filter(Boolean).join('\n')
    })
    .join('\n\n')

const fileOf = ({ moduleId }: TestModule) => path.relative(projectFolder, moduleId)
