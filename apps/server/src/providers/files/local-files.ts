import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { FileMissingError } from './file-missing-error.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'

const plainKey = /^[0-9a-f]{32}$/
const halfKey = /^[0-9a-f]{32}\.part$/

/** Files in a folder of their own, readable by the server's user only. */
export function localFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!plainKey.test(key)) throw new Error('not the key of a file')
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const target = place(key)
      // Whole under its name or not there at all.
      const half = `${target}.part`
      try {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
        await writeSynced(half, bytes)
        await rename(half, target)
        await syncFolder(path.dirname(target))
      } catch (cause) {
        await rm(half, { force: true }).catch(() => undefined)
        throw new FilesUnavailableError(cause)
      }
    },
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
    async remove(key) {
      const target = place(key)
      for (const each of [target, `${target}.part`]) await rm(each, { force: true })
    },
    async keysBeginning(digits) {
      return (await namesIn(path.join(folder, digits))).filter(name => plainKey.test(name))
    },
    async clearHalves(before) {
      for (const digits of await namesIn(folder)) {
        const halves = await namesIn(path.join(folder, digits))
        for (const name of halves.filter(each => halfKey.test(each))) {
          const half = path.join(folder, digits, name)
          const found = await stat(half).catch(() => undefined)
          if (found !== undefined && found.mtime < before) await rm(half, { force: true })
        }
      }
    },
  }
}

const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
