import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { filesOf } from '../suites/files-of.ts'
import { has, type StageName, suites } from '../suites/suites.ts'
import { tagsOf } from '../suites/tags-of.ts'
import type { Catcher } from './fault.ts'
import { faults } from './faults.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')
const each = faults.map(fault => [fault.name, fault] as const)

it('are forty, each of another name', () => {
  expect(faults).toHaveLength(40)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(40)
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

it('has some that only the run of everything sees', () => {
  const late = faults.filter(({ caughtBy }) => !isInGate(caughtBy))
  expect(late.length).toBeGreaterThanOrEqual(3)
})

function isInGate({ stage, file }: Catcher): boolean {
  if (file === undefined)
    return suites.some(suite => suite.stage === stage && has('gate', suite.run))
  const tags = tagsOf(stage, { run: 'gate' })
  if (tags.length === 0) return filesOf(stage, { run: 'gate' }).includes(file)
  const text = read(file)
  return tags.some(tag => new RegExp(`tags?: .*'${tag}'`).test(text))
}
