import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** Before anything is opened: a folder that can't be used gets its own sentence, and nothing is written. */
export function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
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

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'no permission'
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in its place'
  return code === 'ENOSPC' ? 'the disk is full' : String(code)
}
