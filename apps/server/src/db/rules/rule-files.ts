import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rules } from './rules.ts'

/** Each function with its triggers is a file: `sql/ledger/post.sql`. */
export const rulesFolder = path.resolve(import.meta.dirname, '../../../sql')

export function readRuleFiles(folder: string): Rules {
  const files = globSync('*/*.sql', { cwd: folder }).toSorted()
  return new Map(
    files.map(file => [
      file.replaceAll('\\', '/').replace(/\.sql$/, ''),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  )
}

export function writeRuleFiles(folder: string, rules: Rules): void {
  for (const [name, sql] of rules) {
    const file = path.join(folder, `${name}.sql`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, sql)
  }
}
