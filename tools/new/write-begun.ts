import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { registers } from '../registers/registers.ts'
import { findEntries } from '../registers/render-register.ts'
import type { Begun, Entry } from './begun.ts'

/** All files that it makes or changes. */
export const written = ({ files, entries = [] }: Begun) => [
  ...Object.keys(files),
  ...entries.map(({ file }) => file),
]

/** Writes it, or nothing at all when it can't be whole. */
export function writeBegun(begun: Begun, project: string): void {
  const { files, entries = [], needs } = begun
  if (needs && !existsSync(path.join(project, needs.file))) throw new Error(needs.sentence)
  const taken = Object.keys(files).filter(file => existsSync(path.join(project, file)))
  if (taken.length > 0) throw new Error(`There is one already: ${taken.join(', ')}`)
  checkExports(files, project)
  const changed = entries.map(entry => [entry.file, withEntry(entry, project)] as const)
  for (const [file, content] of [...Object.entries(files), ...changed]) {
    const place = path.join(project, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
}

// What a register names has its name alone in the project.
function checkExports(files: Begun['files'], project: string): void {
  const code = Object.values(files).join('\n')
  for (const register of registers) {
    const names = Array.from(code.matchAll(register.entry), ([, name]) => name)
    if (names.length === 0) continue
    const other = findEntries(project, register).find(({ name }) => names.includes(name))
    if (other) throw new Error(`${other.file} exports ${other.name} too; choose another name.`)
  }
}

function withEntry({ file, after, key, line }: Entry, project: string): string {
  const content = readFileSync(path.join(project, file), 'utf8')
  const start = content.indexOf(`${after}\n`)
  if (start === -1) throw new Error(`${file} has no “${after}” any more.`)
  const list = start + after.length + 1
  const [inList = ''] = content.slice(list).split(/^[}\]]/m)
  if (new RegExp(`^ {2}(page\\()?'?${key}'?[:,]`, 'm').test(inList))
    throw new Error(`“${key}” stands in ${file} already; choose another name.`)
  return `${content.slice(0, list)}${line}\n${content.slice(list)}`
}
