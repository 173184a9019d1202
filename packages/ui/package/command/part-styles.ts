/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { stylesOf } from './styles-of.ts'

/** One sheet for the modules that are named, from the folder of the installed package. */
export function partStyles(home: URL, entries: readonly string[]): string {
  const read = (file: string) => readFileSync(new URL(file, home), 'utf8')
  const modules = new Map<string, string>()
  for (const entry of entries) readWithImports(home, entry, modules)
  // The page's own reset asks for variables too.
  const texts = [...modules.values(), read('styles/reset.css')]
  return `${stylesOf(read('styles/styles.css'), texts.join('\n'))}\n`
}

/** A module and all that it imports of the package. */
function readWithImports(home: URL, file: string, known: Map<string, string>): void {
  if (known.has(file)) return
  const place = new URL(file, home)
  const text = readFileSync(place, 'utf8')
  known.set(file, text)
  for (const [, next = ''] of text.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g))
    readWithImports(home, new URL(next, place).href.slice(home.href.length), known)
}
