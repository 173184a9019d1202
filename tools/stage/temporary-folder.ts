import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memoryFolder } from '@kinfold/test-support/memory-folder'

/**
 * All that this process and its programs keep for a while is in two folders, on the disk and in memory, which go with
 * it, however the run ends.
 */
export function useTemporaryFolder(): void {
  const folder = makeFolder(tmpdir())
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  process.env.KINFOLD_TEST_MEMORY = makeFolder(memoryFolder())
}

/** Its name is short: the path of a socket has little room. */
function makeFolder(around: string): string {
  const folder = mkdtempSync(path.join(around, 'kf-'))
  // A database that doesn't run as root has its own folder in here.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
