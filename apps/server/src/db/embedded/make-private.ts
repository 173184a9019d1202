import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Removes everybody else's permissions from a folder and everything in it. */
export function makePrivate(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makePrivate(path)
    else chmodSync(path, 0o600)
  }
  chmodSync(folder, 0o700)
}
