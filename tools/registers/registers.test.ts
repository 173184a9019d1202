import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outdatedRegisters } from './outdated-registers.ts'
import type { Register } from './register.ts'
import { renderRegister } from './render-register.ts'

const doors: Register = {
  file: 'src/all-doors.ts',
  about: 'Every door of the house.',
  from: ['src/**/*.ts'],
  entry: /^export const (\w+Door) =/gm,
  body: names => `export const allDoors = [${names.join(', ')}]`,
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kinfold-registers-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function build(files: Record<string, string>) {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, content)
  }
}

test('names each thing of its kind, in the order of their files', () => {
  build({
    'src/cellar/doors.ts':
      'export const lowDoor = 1\nexport const darkDoor = 2\nconst noDoor = 3\n',
    'src/attic.ts': "export const highDoor = 1\nexport const window = 'round'\n",
    'src/attic.test.ts': 'export const testDoor = 1\n',
  })
  expect(renderRegister(folder, doors)).toBe(
    `// Every door of the house.
// Written by npm run registers.
import { highDoor } from './attic.ts'
import { darkDoor, lowDoor } from './cellar/doors.ts'

export const allDoors = [highDoor, lowDoor, darkDoor]
`,
  )
})

test('is outdated until it is written, and again with the next thing', () => {
  build({ 'src/attic.ts': 'export const highDoor = 1\n' })
  const [missing] = outdatedRegisters(folder, [doors])
  expect(missing?.file).toBe(doors.file)
  build({ [doors.file]: missing?.code ?? '' })
  expect(outdatedRegisters(folder, [doors])).toEqual([])
  build({ 'src/cellar.ts': 'export const lowDoor = 1\n' })
  expect(outdatedRegisters(folder, [doors])).toHaveLength(1)
})

test('two things of one name are refused', () => {
  build({
    'src/attic.ts': 'export const highDoor = 1\n',
    'src/roof.ts': 'export const highDoor = 2\n',
  })
  expect(() => renderRegister(folder, doors)).toThrow('src/roof.ts: another file exports highDoor')
})

test('finding nothing is an error: the files may have moved', () => {
  build({ 'src/attic.ts': 'export const window = 1\n' })
  expect(() => renderRegister(folder, doors)).toThrow('Nothing was found to stand in src/all-doors')
})
