import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { outdatedRegisters } from '../registers/outdated-registers.ts'
import { registers } from '../registers/registers.ts'
import { runCommand } from '../stage/run-command.ts'
import { begunBy, writeBegun } from './begin.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'kinfold-new-'))
const asked = [
  ['part', 'saved-goal'],
  ['call', 'goal/get-goal', 'GET', '/goal'],
  ['page', 'saved-goals'],
  ['module', 'goal/get-goal'],
] as const
const begun = asked.map(words => begunBy(words))

/** All that the compiler reads. What is installed is linked, the packages of the project to each other's copies. */
function copyProject(): void {
  const files = globSync(
    ['*.json', '.storybook/*.d.ts', '{apps,packages}/**/*.{ts,tsx,json,css}'],
    { cwd: projectFolder, exclude: ['**/node_modules/**', '**/dist/**'] },
  )
  for (const file of files) cpSync(path.join(projectFolder, file), path.join(copy, file))
  for (const folder of globSync('{apps,packages}/*/node_modules', { cwd: projectFolder }))
    cpSync(path.join(projectFolder, folder), path.join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => !/node_modules\/\./.test(source),
    })
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(copy, 'node_modules'))
}

beforeAll(() => {
  copyProject()
  for (const one of begun) writeBegun(one, copy)
  for (const { file, code } of outdatedRegisters(copy, registers))
    writeFileSync(path.join(copy, file), code)
}, 60_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

// Of the browser and of the server at once, so that what both need is read once.
const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['./apps/web/node_modules/vite/client', 'node'],
  },
  files: [
    ...begun.flatMap(({ files }) => Object.keys(files)),
    'apps/server/src/modules/module-routes.ts',
    'packages/api/src/mocks/mocks.ts',
    'packages/api/src/mocks/sample-calls.ts',
    'apps/web/src/state-catalogue/state-catalogue.ts',
    ...globSync('{.storybook,apps/web/src,apps/server/src}/**/*.d.ts', { cwd: projectFolder }),
  ],
}

test('what is begun compiles with the rest', async () => {
  const file = path.join(copy, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(settings))
  const { output } = await runCommand('tsc', ['-p', file])
  expect(output).toBe('')
}, 120_000)

test('the registers name it', () => {
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
  expect(read('packages/contract/src/all-endpoints.ts')).toContain('getGoal')
  expect(read('packages/api/src/mocks/mocks.ts')).toContain('...goalMocks')
  expect(read('apps/server/src/modules/module-routes.ts')).toContain('goalRoutes')
})

describe('nothing is written', () => {
  test('where one of its files is there', () => {
    const [part] = begun
    if (!part) throw new Error('a part was begun')
    expect(() => writeBegun(part, copy)).toThrow(
      /^There is one already: packages\/ui\/src\/saved-goal/,
    )
  })

  test.each([
    [[], /^What shall be new\?/],
    [['thing', 'x'], /^What shall be new\?/],
    [['part', 'SavedGoal'], /isn’t a name/],
    [['call', 'goal/get-goal', 'FETCH', '/goal'], /isn’t one of GET/],
    [['call', 'goal/get-goal', 'GET', 'goal'], /isn’t an address/],
  ])('for %j', (words, sentence) => {
    expect(() => begunBy(words)).toThrow(sentence)
  })
})
