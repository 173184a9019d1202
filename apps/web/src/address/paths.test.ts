import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../..')
// A story or a test says the address that a person would type.
const exempt = /\.(stories|test)\.tsx?$|^src\/(address|test)\//
const spelled = /['"`^]\\?\/(dashboard|auth)\b|\b(to|path|href)[=:] ?\{?['"`]\/|[:?(,] ?'\/'/

it('is where every address comes from', () => {
  const files = globSync('{src,build}/**/*.{ts,tsx}', { cwd: folder }).filter(
    file => !exempt.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter(file =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .some(line => spelled.test(line) && !line.trimStart().startsWith('//')),
  )
  expect(others).toEqual([])
})
