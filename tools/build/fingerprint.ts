import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** One value for the content of many files: the same inputs, the same value. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: projectFolder, exclude: isMade })
  for (const file of files.sort()) {
    const full = path.join(projectFolder, file)
    if (statSync(full).isFile()) hash.update(file).update('\0').update(readFileSync(full))
  }
  return hash.digest('hex')
}

function isMade(name: string): boolean {
  return /(^|\/)(node_modules|dist|\.kinfold)(\/|$)/.test(name)
}
