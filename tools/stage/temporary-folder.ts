import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * All that this process and its programs keep for a while is in one folder, which goes with it, however the run ends.
 * Its name is short: the path of a socket has little room.
 */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'kf-'))
  // A database that doesn't run as root has its own folder in here.
  chmodSync(folder, 0o711)
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
