import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Hands the system what a start has left behind, 20 MB of an idle server's 160. The collector would
 * find it too, but on a server that nobody calls it has no reason to look. Takes some 80 ms, once.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
