import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by another process${owner}. Stop that one first, or set KINFOLD_DATA_DIR to another folder.`,
    )
  }
}

export type DirectoryLock = { release(): void }

// Two processes on one folder corrupt it. The lock is the operating system's, taken through the
// SQLite that ships with Node: it is released when the process ends in any way, and needs neither
// /proc nor a guess whether a recorded pid still belongs to the same program.
export function lockDirectory(folder: string): DirectoryLock {
  const ownerFile = `${folder}.owner`
  // The lock file itself is never opened by anything else here: on POSIX, closing any other
  // descriptor of it in this process would drop the lock.
  const holder = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    holder.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    holder.close()
    if (isBusy(error)) throw new DirectoryInUseError(folder, readOwner(ownerFile))
    throw error
  }
  writeFileSync(ownerFile, String(process.pid))
  return {
    release() {
      if (holder.isOpen) holder.close()
    },
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

// Only for the error message: a process that has just taken the lock may not have written its pid yet.
function readOwner(ownerFile: string): string {
  try {
    return ` (pid ${readFileSync(ownerFile, 'utf8')})`
  } catch {
    return ''
  }
}
