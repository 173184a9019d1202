import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from './startup-error.ts'

/** Before anything is opened: a folder that can't be used gets its own sentence, and nothing is written. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder))
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} can’t be made (${codeOf(error)}); set KINFOLD_DATA_DIR to a folder you may write to.`,
      { cause: error },
    )
  }
  if (!statSync(folder).isDirectory()) {
    throw new StartupError(`${folder} is not a folder; set KINFOLD_DATA_DIR to one.`)
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} can’t be written to; change its permissions, or set KINFOLD_DATA_DIR to another.`,
      { cause: error },
    )
  }
}

// One after the other: Node's own way to make all of them never ends inside a folder that takes none, such as /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it a moment ago.
    if (!existsSync(folder)) throw error
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'no permission'
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in its place'
  if (code === 'ENOENT') return 'nothing can be made there'
  return code === 'ENOSPC' ? 'the disk is full' : String(code)
}
