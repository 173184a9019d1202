import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { suiteOf } from '../suites/files-of.ts'
import { has, type StageName, type Suite, suites } from '../suites/suites.ts'
import type { Catcher } from './fault.ts'
import { faults } from './faults.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')
const each = faults.map(fault => [fault.name, fault] as const)

it('each have a name of their own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

it.each(each)('%s: stands once in its file, and is something else then', (_, fault) => {
  expect(read(fault.file).split(fault.from)).toHaveLength(2)
  expect(fault.to).not.toBe(fault.from)
})

const checks: readonly StageName[] = [
  'format and lint',
  'registers',
  'types',
  'boundaries',
  'dead code',
]

it.each(each)('%s: has a catcher that is there', (_, { caughtBy: { stage, file } }) => {
  expect(file === undefined).toBe(checks.includes(stage))
  if (file !== undefined) expect(existsSync(path.join(projectFolder, file)), file).toBe(true)
})

it.each(each.filter(([, { severe }]) => severe))('%s: the gate sees it', (_, { caughtBy }) => {
  expect(isInGate(caughtBy)).toBe(true)
})

it.each(suites.map(suite => [suite.stage, suite.why, suite] as const))(
  '%s (%s): is the cheapest that sees one of them',
  (_, __, suite) => {
    expect(faults.map(({ caughtBy }) => suiteThatHas(caughtBy))).toContain(suite)
  },
)

const isInGate = (catcher: Catcher) => has('gate', suiteThatHas(catcher)?.run ?? 'all')

function suiteThatHas({ stage, file = '' }: Catcher): Suite | undefined {
  const own = suites.filter(suite => suite.stage === stage)
  if (own.every(({ tags }) => tags === undefined)) return suiteOf(stage, file)
  const text = read(file)
  const hasTag = (tag: string) => new RegExp(`tags?: .*'${tag}'`).test(text)
  return own.find(({ tags }) => tags?.some(hasTag)) ?? own.find(({ tags }) => tags === undefined)
}
