import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { stagesOf } from '../stages/stages-of.ts'
import { filesOf, testFiles } from './files-of.ts'
import { suites } from './suites.ts'
import { tagsOf } from './tags-of.ts'

const found = (patterns: readonly string[]) =>
  globSync(patterns, {
    cwd: projectFolder,
    exclude: ['**/node_modules', '**/dist', 'storybook-static', '.kinfold'],
  })
const stages = [
  'unit tests',
  'server tests, embedded database',
  'server tests, PostgreSQL',
] as const
const names = (run: Parameters<typeof stagesOf>[0]) => stagesOf(run).map(({ name }) => name)

it('has every stage in the run of everything, and the gate has all of the check', () => {
  expect(names('all')).toEqual([...new Set(suites.map(({ stage }) => stage))].sort(inOrder))
  expect(names('gate')).toEqual(names('all').filter(name => !/^(Firefox|WebKit) /.test(name)))
  expect(names('check')).toEqual(names('all').slice(0, 6))
})

const inOrder = (a: string, b: string) => names('all').indexOf(a) - names('all').indexOf(b)

it('leaves nothing out of the run of everything', () => {
  for (const stage of stages) expect(filesOf(stage, { run: 'all' })).toEqual([])
  expect(tagsOf('stories', { run: 'all' })).toEqual([])
  expect(tagsOf('journeys', { run: 'all' })).toEqual([])
})

it('has a stage for every file of tests, and one runner for every story and journey', () => {
  const all = found(['**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'])
  const staged = new Set(stages.flatMap(testFiles))
  expect(all.filter(file => !staged.has(file))).toEqual([])
  expect(found(['**/*.stories.tsx', '.storybook/**/*.stories.tsx']).sort()).toEqual(
    testFiles('stories'),
  )
  expect(found(['**/*.journey.ts']).sort()).toEqual(testFiles('journeys'))
})

describe.each(stages)('%s', stage => {
  const files = testFiles(stage)
  const gate = filesOf(stage, { run: 'gate' })

  it('names files that are there, none in two suites', () => {
    const patterns = suites.filter(suite => suite.stage === stage).map(({ files = [] }) => files)
    const matching = patterns.map(of => of.map(pattern => matches(files, pattern)))
    expect(matching.flat().every(of => of.length > 0)).toBe(true)
    const named = matching.flatMap(of => [...new Set(of.flat())])
    expect(named).toHaveLength(new Set(named).size)
  })

  it('has some in the gate, and leaves some out of it', () => {
    expect(gate.length).toBeGreaterThan(0)
    expect(gate.length).toBeLessThan(files.length)
  })
})

const matches = (files: readonly string[], pattern: string) =>
  files.filter(file => path.matchesGlob(file, pattern))

it.each([
  'apps/server/test/whole/access-matrix.test.ts',
  'apps/server/test/whole/bad-input.test.ts',
  'apps/server/test/whole/ledger-model.test.ts',
  'apps/server/test/whole/statements.test.ts',
  'apps/server/test/whole/two-people.test.ts',
  'apps/server/src/ledger/recipes.test.ts',
  'apps/server/src/modules/money/hand-credit/credited-by-two.test.ts',
])('the gate has %s on PostgreSQL', file => {
  expect(filesOf('server tests, PostgreSQL', { run: 'gate' })).toContain(file)
})

it('the gate chooses its stories and journeys by their tags', () => {
  expect(tagsOf('stories', { run: 'gate' })).toEqual(['matrix', 'ready', 'flow'])
  expect(tagsOf('journeys', { run: 'gate' })).toEqual(['@gate'])
})
