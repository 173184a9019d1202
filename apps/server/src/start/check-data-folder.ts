import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import type { Mode } from '../config/mode.ts'
import { StartupError } from '../config/startup-error.ts'

/** Runs before anything is opened: an unusable folder ends the start with one sentence, and nothing is written. */
export function checkDataFolder(folder: string, mode: Mode): void {
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
  keepToOurselves(folder, mode)
}

/**
 * Members' documents and password hashes must be private. A new folder, such as a freshly mounted volume, is
 * made private here, and so is a sandbox's. A live club's folder may already have been read or changed
 * by others, so the start is refused and its operator decides.
 */
function keepToOurselves(folder: string, mode: Mode): void {
  // Windows has no such modes: a folder inherits its permissions.
  if (process.platform === 'win32' || !isOpenToOthers(folder)) return
  const isSandbox = mode === 'sandbox'
  if (isSandbox || readdirSync(folder).length === 0) close(folder)
  // A sandbox also runs where modes can't be changed: everything in it is public anyway.
  if (isSandbox || !isOpenToOthers(folder)) return
  throw new StartupError(
    `Others on this machine may enter the data folder ${folder}; run \`chmod -R go= ${folder}\`, or where that changes nothing, as on a Windows drive, set KINFOLD_DATA_DIR to a folder on a disk of this system.`,
  )
}

const isOpenToOthers = (folder: string) => (statSync(folder).mode & 0o077) !== 0

function close(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch {
    // Not permitted or not possible: the resulting mode decides.
  }
}

// One at a time: Node's recursive mkdir never returns inside a folder that allows none, such as /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may just have created it.
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
