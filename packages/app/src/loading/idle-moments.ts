import { whenIdle } from './when-idle.ts'

/** What the page itself still asks for goes first. */
const afterLoad = 1500
const afterTouch = 1000

/**
 * Each call waits for a moment in which nobody is using the page: code that arrives is run, and on a slow phone a key
 * press would have to wait for it. After the signal is aborted, no moment comes.
 */
export function idleMoments(over: AbortSignal): () => Promise<void> {
  let earliest = performance.now() + afterLoad
  const touched = () => {
    earliest = Math.max(earliest, performance.now() + afterTouch)
  }
  for (const sign of ['keydown', 'pointerdown'] as const)
    addEventListener(sign, touched, { capture: true, passive: true, signal: over })

  return () =>
    new Promise(resolve => {
      const look = () => {
        if (over.aborted) return
        const wait = earliest - performance.now()
        if (wait > 0) setTimeout(look, wait)
        else whenIdle(resolve)
      }
      look()
    })
}
