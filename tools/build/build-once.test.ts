import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cacheFolder } from '../cache-folder.ts'
import { projectFolder } from '../project-folder.ts'
import { type Build, buildOnce, isBuilt } from './build-once.ts'

const output = mkdtempSync(path.join(tmpdir(), 'kinfold-build-'))
const name = path.basename(output)
afterAll(() => {
  rmSync(output, { recursive: true })
  rmSync(path.join(cacheFolder, `${name}.built`), { force: true })
})

const build = (what: string, code: number): Build => ({
  name,
  inputs: [],
  output,
  command: ['node', '-e', `process.exit(${code})`],
  env: { WHAT: what },
})

test('a build that was cut short leaves nothing that counts as built, whatever was there before', async () => {
  const before = build('one part', 0)
  await buildOnce(before)
  expect(isBuilt(before)).toBe(true)
  await expect(buildOnce(build('another', 1))).rejects.toThrow('could not be built')
  expect(isBuilt(before)).toBe(false)
})

test('what was saved while it was built is built again', async () => {
  const saved = path.join(output, 'saved.txt')
  writeFileSync(saved, 'before')
  const save = `fs.writeFileSync(${JSON.stringify(saved)}, 'meanwhile')`
  const saving: Build = {
    ...build('saved meanwhile', 0),
    inputs: [path.relative(projectFolder, saved)],
    command: ['node', '-e', save],
  }
  await buildOnce(saving)
  expect(isBuilt(saving)).toBe(false)
  await buildOnce(saving)
  expect(isBuilt(saving)).toBe(true)
})
