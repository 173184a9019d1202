/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

test('no part and no story names the club: its name comes in with the brand', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter(
    file => !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.filter(file =>
    /(?<!@)kinfold(?!\/)/i.test(readFileSync(path.join(folder, file), 'utf8')),
  )
  expect(found).toEqual([])
})
