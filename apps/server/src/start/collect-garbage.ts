import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees the garbage of a start, 20 MB of an idle server's 160. The collector would find it too, but it
 * doesn't run on an idle server. Takes some 80 ms, once.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
