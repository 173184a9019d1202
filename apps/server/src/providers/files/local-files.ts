import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

const plainKey = /^[0-9a-f]{32}$/

/** Files in a folder of their own, readable by the server's user only. */
export function localFiles(folder: string): FileStore {
  const place = (key: string) => {
    if (!plainKey.test(key)) throw new Error('not the key of a file')
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      // Whole under its name or not there at all.
      const half = `${target}.part`
      await writeSynced(half, bytes)
      await rename(half, target)
      await syncFolder(path.dirname(target))
    },
    get: key => readFile(place(key)),
    remove: key => rm(place(key), { force: true }),
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
