import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
// A story or a test says the address that a person would type.
const exempt = /\.(stories|test)\.tsx?$|^(address|test)\//
const spelled = /(?<![\w.])['"`]\/(dashboard|auth)\b(?!\*)/

it('is where every address comes from', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(file => !exempt.test(file))
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter(file =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .some(line => spelled.test(line) && !line.trimStart().startsWith('//')),
  )
  expect(others).toEqual([])
})
