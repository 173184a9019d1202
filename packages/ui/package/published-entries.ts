/// <reference types="node" />
// What `@kinfold/ui/<name>` means to those who install the package: every part, and the modules that package.json names.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }

export const packageFolder = fileURLToPath(new URL('..', import.meta.url))
export const sourceFolder = path.join(packageFolder, 'src')

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.includes('*')
/** They show and check the parts in Storybook, or build the package. */
const isForStories = (file: string) => /^\.\/(?:src\/story-layout|package)\//.test(file)

function parts(): [name: string, source: string][] {
  return readdirSync(sourceFolder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }): [string, string] => [name, path.join(name, `${name}.tsx`)])
    .filter(([, source]) => existsSync(path.join(sourceFolder, source)))
}

function testers(): [name: string, source: string][] {
  return readdirSync(path.join(sourceFolder, 'testers'))
    .filter(file => file.endsWith('-tester.ts'))
    .map(file => [`testers/${path.parse(file).name}`, path.join('testers', file)])
}

/** From the name it is imported by to its file in `src`. */
export function publishedEntries(): ReadonlyMap<string, string> {
  const named = Object.entries(manifest.exports)
    .filter(([, file]) => isCode(file) && !isForStories(file))
    .map(([name, file]): [string, string] => [name.slice(2), file.slice('./src/'.length)])
  return new Map([...parts(), ...testers(), ...named].toSorted(([a], [b]) => a.localeCompare(b)))
}
