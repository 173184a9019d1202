import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beginCall } from './begin-call.ts'
import { beginModule } from './begin-module.ts'
import { beginPage } from './begin-page.ts'
import { beginPart } from './begin-part.ts'
import type { Begun, Entry } from './begun.ts'

const kinds = {
  part: { takes: 'npm run new -- part saved-goal', begin: beginPart },
  call: { takes: 'npm run new -- call goal/get-goal GET /goal', begin: beginCall },
  page: { takes: 'npm run new -- page saved-goals', begin: beginPage },
  module: { takes: 'npm run new -- module goal/get-goal', begin: beginModule },
} as const

const help = `What shall be new? Say one of:\n${Object.values(kinds)
  .map(({ takes }) => `  ${takes}`)
  .join('\n')}`

/** What the words after `npm run new --` ask for. */
export function begunBy([kind = '', name = '', ...more]: readonly string[]): Begun {
  if (name === '') throw new Error(help)
  if (kind === 'part') return kinds.part.begin(name)
  if (kind === 'page') return kinds.page.begin(name)
  if (kind === 'module') return kinds.module.begin(name)
  if (kind === 'call') return kinds.call.begin(name, more[0] ?? '', more[1] ?? '')
  throw new Error(help)
}

/** Writes it, or nothing at all when one of its files is there. */
export function writeBegun({ files, entries = [] }: Begun, project: string): void {
  const taken = Object.keys(files).filter(file => existsSync(path.join(project, file)))
  if (taken.length > 0) throw new Error(`There is one already: ${taken.join(', ')}`)
  const changed = entries.map(entry => [entry.file, withEntry(entry, project)] as const)
  for (const [file, content] of [...Object.entries(files), ...changed]) {
    const place = path.join(project, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
}

function withEntry({ file, after, line }: Entry, project: string): string {
  const content = readFileSync(path.join(project, file), 'utf8')
  const list = `${after}\n`
  if (!content.includes(list)) throw new Error(`${file} has no “${after}” any more.`)
  return content.replace(list, `${list}${line}\n`)
}
