import { browserStore } from '../storage/browser-store.ts'
import { storageKeys } from '../storage/storage-keys.ts'
import { isLeaving } from './leaving.ts'

const reloadedFor = browserStore('sessionStorage', storageKeys.reloaded)
const failedImport = /dynamically imported module|importing a module script failed|module script/i

/** After a release, a page may ask for code that is gone. The browsers word it differently. */
function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && failedImport.test(error.message)
}

/** Reloads for a failed import, once for each: its message names the file. */
export function reloadOnce(error: unknown): void {
  // A reload would undo the leaving.
  if (isLeaving() || !isFailedImport(error) || reloadedFor.read() === error.message) return
  reloadedFor.write(error.message)
  // A storage that doesn't keep it would make this a loop.
  if (reloadedFor.read() === error.message) void reloadIfReachable(reloadedFor.clear)
}

/** Without a server a reload would leave nothing but the browser's own error page. */
export async function reloadIfReachable(otherwise: () => void): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: the page itself, not a call of the API
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (answer) location.reload()
  else otherwise()
}
