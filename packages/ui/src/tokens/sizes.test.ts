/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../..')
const files = globSync('{packages/{ui,app},apps/*}/src/**/*.{ts,tsx}', { cwd: folder }).filter(
  file => !file.endsWith('.test.ts'),
)

// A share of the letters around it (em, ch, lh) is no size of its own.
const literal = /(?<=\s|['"`])[^\s'"`]*-\[[^\]\s]*\d(?:rem|px)(?![a-z])[^\]\s]*\][^\s'"`]*/g

const exceptions: Readonly<Record<string, string>> = {
  'data-[state=checked]:shadow-[inset_0_0_0_1px_var(--primary)]': 'makes a border of one pixel two',
  'max-[600px]:w-full': 'where sonner lets a toast fill the screen',
}

test('sizes are tokens, steps of the scale or --spacing(), never literals', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap(file =>
    (readFileSync(path.join(folder, file), 'utf8').match(literal) ?? []).map(size => [size, file]),
  )
  expect(found.filter(([size = '']) => !(size in exceptions))).toEqual([])
  // An exception that nothing needs any more goes.
  expect(Object.keys(exceptions).filter(size => !found.some(([own]) => own === size))).toEqual([])
})
