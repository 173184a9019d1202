#!/usr/bin/env node
/// <reference types="node" />
// `npx kinfold-styles button select-field > kinfold.css`: one sheet with what the parts that are named need.
import { readFileSync } from 'node:fs'
import { partStyles } from './part-styles.ts'

const home = new URL('../', import.meta.url)
const { exports }: { exports: Record<string, { default?: string }> } = JSON.parse(
  readFileSync(new URL('package.json', home), 'utf8'),
)

const parts = process.argv.slice(2)
const entries = parts.map(part => exports[`./${part}`]?.default ?? '')
const unknown = parts.filter((_, index) => !entries[index]?.endsWith('.js'))
if (parts.length === 0 || unknown.length > 0) {
  process.stderr.write(
    unknown.length > 0
      ? `There is no part called ${unknown.join(' or ')}. Parts are called as they are imported: button for @kinfold/ui/button.\n`
      : 'Which parts? For example: npx kinfold-styles button select-field > kinfold.css\n',
  )
  process.exitCode = 1
} else {
  const files = entries.map(entry => entry.slice(2))
  process.stdout.write(partStyles(home, files))
}
