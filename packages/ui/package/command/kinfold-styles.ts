#!/usr/bin/env node
/// <reference types="node" />
// `npx kinfold-styles button select-field > kinfold.css`: one sheet with what the parts that are named need.
import { readFileSync } from 'node:fs'
import { stylesOf } from './styles-of.ts'

const home = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, home), 'utf8')
const { exports }: { exports: Record<string, { default?: string }> } = JSON.parse(
  read('package.json'),
)

/** A module and all that it imports of the package. */
function withImports(file: string, known: Map<string, string>): Map<string, string> {
  if (known.has(file)) return known
  const text = read(file)
  known.set(file, text)
  for (const [, next = ''] of text.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g))
    withImports(new URL(next, new URL(file, home)).href.slice(home.href.length), known)
  return known
}

const parts = process.argv.slice(2)
const entries = parts.map(part => exports[`./${part}`]?.default)
const unknown = parts.filter((_, index) => !entries[index]?.endsWith('.js'))
if (parts.length === 0 || unknown.length > 0) {
  process.stderr.write(
    unknown.length > 0
      ? `There is no part called ${unknown.join(' or ')}. Parts are called as they are imported: button for @kinfold/ui/button.\n`
      : 'Which parts? For example: npx kinfold-styles button select-field > kinfold.css\n',
  )
  process.exitCode = 1
} else {
  const modules = new Map<string, string>()
  for (const entry of entries) withImports((entry ?? '').slice(2), modules)
  // The page's own reset asks for variables too.
  const texts = [...modules.values(), read('styles/reset.css')]
  process.stdout.write(`${stylesOf(read('styles/styles.css'), texts.join('\n'))}\n`)
}
