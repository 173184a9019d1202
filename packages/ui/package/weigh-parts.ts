/// <reference types="node" />
// What each part alone adds to an app that has React, as a browser fetches it: the price of importing it.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { partStyles } from './command/part-styles.ts'
import { publishedEntries } from './published-entries.ts'

/** In kB of gzip. `later` is what comes only when it is needed: an open list, for instance. */
export type PartWeight = {
  readonly script: number
  readonly later?: number
  readonly styles: number
}

export type PartWeights = Readonly<Record<string, PartWeight>>

const alreadyInTheApp = [/^react($|\/)/, /^react-dom($|\/)/]

const kilobytes = (texts: readonly string[]) =>
  Math.round(texts.reduce((bytes, text) => bytes + gzipSync(text).length, 0) / 100) / 10

/** Of the package that is installed in `folder`. */
export async function weighParts(folder: string): Promise<PartWeights> {
  const home = pathToFileURL(`${folder}${path.sep}`)
  const weights: Record<string, PartWeight> = {}
  for (const [name, source] of publishedEntries()) {
    if (!source.endsWith('.tsx')) continue
    const entry = source.replaceAll(path.sep, '/').replace(/tsx$/, 'js')
    const { first, later } = await scriptsOf(path.join(folder, entry))
    weights[name] = {
      script: kilobytes(first),
      ...(later.length > 0 ? { later: kilobytes(later) } : {}),
      styles: kilobytes([partStyles(home, [entry])]),
    }
  }
  return weights
}

async function scriptsOf(entry: string): Promise<{ first: string[]; later: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      // As in an app: a library would keep its blanks and lines.
      rolldownOptions: {
        input: entry,
        external: alreadyInTheApp,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap(each => ('output' in each ? each.output : []))
    .filter(each => each.type === 'chunk')
  const first = new Set(chunks.filter(each => each.isEntry).map(each => each.fileName))
  for (const name of first)
    for (const imported of chunks.find(each => each.fileName === name)?.imports ?? [])
      first.add(imported)
  const codeOf = (isFirst: boolean) =>
    chunks.filter(({ fileName }) => first.has(fileName) === isFirst).map(({ code }) => code)
  return { first: codeOf(true), later: codeOf(false) }
}
