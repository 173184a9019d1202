import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { env } from 'node:process'

/** More than tests have there at a time. A container often has 64 MB. */
const room = 3_000_000_000

/** A memory file system where there is one with room: what is synced is still asked for, and costs nothing. */
export function memoryFolder(): string {
  // A run has a folder of its own in it, which goes with it.
  const inMemory = env.KINFOLD_TEST_MEMORY ?? '/dev/shm'
  return existsSync(inMemory) && freeBytes(inMemory) > room ? inMemory : tmpdir()
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
