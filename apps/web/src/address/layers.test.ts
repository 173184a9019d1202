import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const apps = path.resolve(import.meta.dirname, '../../..')
const files = globSync(['*/src/**/*.tsx', '../packages/app/src/**/*.tsx'], { cwd: apps }).filter(
  file => !file.endsWith('.stories.tsx'),
)

function filesWith(text: RegExp): string[] {
  const found = files.filter(file => text.test(readFileSync(path.join(apps, file), 'utf8')))
  return found.map(file => path.basename(file)).sort()
}

it('only what has an address of its own, or must be answered, is left out of what Back closes', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(filesWith(/\bownStep=\{false\}/)).toEqual([
    'compare-modal.tsx',
    'movement-receipt.tsx',
    'pay-modal.tsx',
    'pay-place.tsx',
    'payment-modal.tsx',
    'terms-modal.tsx',
    'transaction-receipt.tsx',
    'withdraw-modal.tsx',
  ])
})

it('nothing but the parts puts a layer over a page', () => {
  // The desk's lock is opened by its password alone.
  expect(filesWith(/role="dialog"|aria-modal|showModal|<dialog\b/)).toEqual(['lock-screen.tsx'])
})
