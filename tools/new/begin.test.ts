import {
  cpSync,
  existsSync,
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
import { begunBy } from './begin.ts'
import { tidy } from './tidy.ts'
import { writeBegun, written } from './write-begun.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'kinfold-new-'))
// Names that nobody would begin: it holds in a project that has what the examples begin.
const asked = [
  ['part', 'trial-part'],
  ['call', 'trial/get-trial', 'GET', '/trial'],
  ['call', 'trial-post/make-trial', 'POST', '/trial-post'],
  ['call', 'trial-patch/change-trial', 'PATCH', '/trial-patch/:id/of/:owner'],
  ['call', 'trial-id/get-trial-of', 'GET', '/trial-id/:id'],
  ['page', 'trial-pages'],
  ['module', 'holdings', 'trial/get-trial'],
  ['module', 'holdings', 'trial-patch/change-trial'],
] as const
const begun = asked.map(words => begunBy(words))

/** All that the compiler reads. What is installed is linked, the packages of the project to each other's copies. */
function copyProject(): void {
  const files = globSync(
    ['*.json', '.gitignore', '.storybook/*.d.ts', '{apps,packages}/**/*.{ts,tsx,json,css}'],
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

test('its texts take no stray character', async () => {
  const { makeTrial } = await import(
    path.join(copy, 'packages/contract/src/trial-post/make-trial.ts')
  )
  expect(makeTrial.body.is({ note: 'A plan' })).toBe(true)
  expect(makeTrial.body.is({ note: 'A\u0000plan' })).toBe(false)
})

test('the registers name it', () => {
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
  expect(read('packages/contract/src/all-endpoints.ts')).toContain('getTrial')
  expect(read('packages/api/src/mocks/mocks.ts')).toContain('...trialMocks')
  expect(read('apps/server/src/modules/module-routes.ts')).toContain('trialRoutes')
})

test('what is begun has nothing that the linter would say', async () => {
  await tidy(begun.flatMap(written), copy)
})

test('what the linter says is said', async () => {
  const file = 'packages/ui/src/trial-part/odd.ts'
  writeFileSync(path.join(copy, file), 'export const odd = (a: any) => a\n')
  await expect(tidy([file], copy)).rejects.toThrow(/^It is written, but .*noExplicitAny/s)
  rmSync(path.join(copy, file))
})

describe('nothing is written', () => {
  test.each([
    [
      ['part', 'trial-part'],
      /^There is one already: packages\/ui\/src\/trial-part\/trial-part\.tsx,/,
    ],
    [['page', 'dashboard'], /^“dashboard” stands in apps\/web\/src\/address\/paths\.ts already/],
    [['page', 'plans'], /^“plans” stands in/],
    [['page', 'new-recurring'], /^“newRecurring” stands in/],
    [['call', 'purse/get-wallets', 'GET', '/purse'], /get-wallets\.ts exports getWallets too/],
    [['module', 'holdings', 'trial/get-nothing'], /^There is no call trial\/get-nothing yet/],
  ])('for %j', (words, sentence) => {
    const one = begunBy(words)
    const places = written(one)
    const before = places.map(contentOf)
    expect(() => writeBegun(one, copy)).toThrow(sentence)
    expect(places.map(contentOf)).toEqual(before)
  })

  test.each([
    [[], /^What shall be new\?/],
    [['thing', 'x'], /^What shall be new\?/],
    [['part'], /^A part takes: npm run new -- part saved-goal$/],
    [['part', 'saved', 'goal'], /^A part takes: npm run new -- part saved-goal$/],
    [['page', 'saved-goals', '/goals'], /^A page takes: /],
    [['module', 'goal/get-goal'], /^A module takes: /],
    [['call', 'goal/get-goal', '/goal'], /^A call takes: /],
    [['call', 'goal/get-goal', 'GET', '/goal', 'please'], /^A call takes: /],
    [['part', 'SavedGoal'], /isn’t a name/],
    [['part', 'story'], /^“story” can’t be its name: code says Story for something else/],
    [['call', 'goal/get-goal', 'FETCH', '/goal'], /^“FETCH” isn’t one of GET, POST, PATCH\./],
    [['call', 'goal/get-goal', 'DELETE', '/goal'], /^“DELETE” isn’t one of GET, POST, PATCH\./],
    [['call', 'goal/get-goal', 'GET', 'goal'], /isn’t an address/],
    [['call', 'goal/get-goal', 'GET', '/goal//all'], /isn’t an address/],
    [['call', 'goal/get-goal', 'GET', '/goal/:'], /isn’t an address/],
    [['call', 'goal/get-goal', 'GET', '/goal/:id/:id'], /names “:id” twice/],
    [['call', 'goal/get-goal', 'GET', '/goal/:delete'], /^“:delete” can’t be its name/],
    [['call', 'goal', 'GET', '/goal'], /^“goal” isn’t a place like goal\/get-goal/],
    [['call', 'goal/some/get-goal', 'GET', '/x'], /^“goal\/some\/get-goal” isn’t a place/],
    [['module', 'holdings', 'goal/some/get-goal'], /isn’t a place/],
    [['module', 'Holdings', 'goal/get-goal'], /isn’t a name/],
    [['call', 'goal/boolean', 'GET', '/goal'], /^“boolean” can’t be its name/],
    [['call', 'goal/delete', 'POST', '/goal'], /^“delete” can’t be its name/],
    [['call', 'goal/await', 'POST', '/goal'], /^“await” can’t be its name/],
    [['call', 'goal/goal-mocks', 'GET', '/goal'], /^“goal-mocks” can’t be its name/],
    [['module', 'holdings', 'goal/read-goal'], /^“read-goal” can’t be its name/],
    [['module', 'holdings', 'goal/call'], /^“call” can’t be its name/],
    [['module', 'holdings', 'text/get-text'], /^“text” can’t be its name/],
    [['module', 'holdings', 'delete/get-goal'], /^“delete” can’t be its name/],
  ])('for %j, whatever there is', (words, sentence) => {
    expect(() => begunBy(words)).toThrow(sentence)
  })
})

function contentOf(file: string): string | undefined {
  const place = path.join(copy, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}
