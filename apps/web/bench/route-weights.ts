// What a page brings of its own: the code it imports that a member who came through the overview doesn't have yet.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const assets = path.resolve(import.meta.dirname, '../dist/assets')

/** The file that a module was built into. */
function fileOf(module: string): string {
  const file = readdirSync(assets).find(
    each => each.startsWith(`${module}-`) && each.length === module.length + '-12345678.js'.length,
  )
  if (!file) throw new Error(`${module} is in no file of its own`)
  return file
}

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(assets, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g),
  ].map(([, imported = '']) => imported)

/** The file and all it imports, as far as that goes. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of importsOf(file)) closureOf(imported, found)
  return found
}

/** The smallest files are sent as they are. */
const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(assets, file))).length

/** In bytes, as they come over the wire. */
export function ownWeight(module: string, after: readonly string[]): number {
  const there = new Set(after.flatMap(each => [...closureOf(fileOf(each))]))
  return [...closureOf(fileOf(module))]
    .filter(file => !there.has(file))
    .reduce((sum, file) => sum + sizeOf(file), 0)
}
