import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { array, create, string, type } from 'superstruct'

const Journal = type({ entries: array(type({ tag: string() })) })

/** A folder of migrations below another that ends with the one named, as an earlier version had it. */
export function earlierMigrations(below: string, last: string): URL {
  const folder = path.join(below, `migrations-to-${last}`)
  cpSync(path.join(import.meta.dirname, '../../drizzle'), folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const { entries } = create(JSON.parse(readFileSync(file, 'utf8')), Journal)
  const end = entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(file, JSON.stringify({ entries: entries.slice(0, end) }))
  return pathToFileURL(`${folder}/`)
}
