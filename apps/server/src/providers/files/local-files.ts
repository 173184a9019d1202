import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FileMissingError } from './file-missing-error.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'
import { writeChunks } from './write-chunks.ts'

const plainKey = /^[0-9a-f]{32}$/
const partialKey = /^[0-9a-f]{32}\.part$/
/** Writing a file never takes this long. */
const leftAfterMs = 24 * 3_600_000

/** Files in a folder of their own, readable by the server's user only. */
export function localFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!plainKey.test(key)) throw new Error('not the key of a file')
    return path.join(folder, key.slice(0, 2), key)
  }
  const keep = async (key: string, write: (partial: string) => Promise<void>) => {
    const target = place(key)
    // Complete under its name, or absent.
    const partial = `${target}.part`
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await write(partial)
      await rename(partial, target)
      await syncFolder(path.dirname(target))
    } catch (cause) {
      await rm(partial, { force: true }).catch(() => undefined)
      throw isOfTheDisk(cause) ? new FilesUnavailableError(cause) : cause
    }
  }
  // They only take up space, so nobody waits for this, and the next start tries again.
  void deletePartialFiles(folder).catch(() => undefined)
  return {
    put: (key, bytes) => keep(key, partial => writeSynced(partial, bytes)),
    putStream: (key, chunks) => keep(key, partial => writeChunks(partial, chunks)),
    async get(key) {
      const file = place(key)
      try {
        return await readFile(file)
      } catch (cause) {
        throw isNotThere(cause)
          ? new FileMissingError(key, cause)
          : new FilesUnavailableError(cause)
      }
    },
    async getStream(key) {
      const file = place(key)
      try {
        return (await open(file, 'r')).createReadStream()
      } catch (cause) {
        throw isNotThere(cause)
          ? new FileMissingError(key, cause)
          : new FilesUnavailableError(cause)
      }
    },
    async remove(key) {
      const target = place(key)
      for (const each of [target, `${target}.part`]) await rm(each, { force: true })
    },
    async keysBeginning(digits) {
      return (await namesIn(path.join(folder, digits))).filter(name => plainKey.test(name))
    },
  }
}

/** Removes the partial files of a killed server. */
async function deletePartialFiles(folder: string): Promise<void> {
  const before = new Date(Date.now() - leftAfterMs)
  for (const digits of await namesIn(folder)) {
    const names = await namesIn(path.join(folder, digits))
    for (const name of names.filter(each => partialKey.test(each))) {
      const file = path.join(folder, digits, name)
      const found = await stat(file).catch(() => undefined)
      if (found !== undefined && found.mtime < before) await rm(file, { force: true })
    }
  }
}

const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Whatever else ends a stream is its source's. */
const isOfTheDisk = (error: unknown) => error instanceof Error && 'syscall' in error

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isNotThere(error)) return []
    throw error
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
