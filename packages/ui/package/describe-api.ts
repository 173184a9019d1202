/// <reference types="node" />
// The public types of the package as one text, so that a change of them is seen and accepted by somebody.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publishedEntries } from './published-entries.ts'

const about = `# What @kinfold/ui promises

Every type that an app can reach, as it is installed. A difference here is a change of the public API: read it, and write
it anew with \`npm run api:accept\`. Generated; don't edit.
`

const imported = /(?:from |import\()(["'])(\.\.?\/[^"']*)\1/g

/** Without comments and the names that a part gives its props inside, which may change at any time. */
const bare = (declaration: string) =>
  declaration
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .split('\n')
    .filter(line => line.trim() !== '' && line.trim() !== 'export {};')
    .join('\n')

/** Of the built package in `folder`. */
export function describeApi(folder: string): string {
  const names = new Map([...publishedEntries()].map(([name, source]) => [moduleOf(source), name]))
  const seen = new Map<string, string>()
  const look = (module: string) => {
    if (seen.has(module)) return
    const declaration = readFileSync(path.join(folder, `${module}.d.ts`), 'utf8')
    seen.set(module, bare(declaration))
    for (const [, , target = ''] of declaration.matchAll(imported))
      look(moduleOf(path.posix.join(path.posix.dirname(module), target)))
  }
  for (const module of names.keys()) look(module)
  const sections = [...seen]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([module, declaration]) => {
      const name = names.get(module)
      const title = name === undefined ? `${module}, through the types of others` : name
      return `## ${title}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`
    })
  return [about, ...sections].join('\n')
}

const moduleOf = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/\.(tsx?|js)$/, '')
