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

/** Before anything is opened: a folder that can't be used gets its own sentence, and nothing is written. */
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
 * Members' documents and password hashes are nobody else's. A fresh folder, such as a volume that was
 * just mounted, is closed here, and so is a sandbox's; one with a live club in it may have been read or
 * changed, so whoever runs it hears of it.
 */
function keepToOurselves(folder: string, mode: Mode): void {
  // Windows has no such modes: a folder's rights come from the one above.
  if (process.platform === 'win32' || !isOpenToOthers(folder)) return
  const isSandbox = mode === 'sandbox'
  if (isSandbox || readdirSync(folder).length === 0) close(folder)
  // A sandbox also runs where modes can't be changed: everything in it is published anyway.
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
    // Not ours to change, or not possible there: what counts is the mode it has.
  }
}

// One after the other: Node's own way to make all of them never ends inside a folder that takes none, such as /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
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
