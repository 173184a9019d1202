// One signal for a call: ended by the page, or by the clock.

export interface CallDeadline {
  readonly signal: AbortSignal
  /** Whether the page itself aborted it. */
  isCalledOff(): boolean
  clear(): void
}

export function callDeadline(timeoutMs: number, outer: AbortSignal | undefined): CallDeadline {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = timeoutMs > 0 ? setTimeout(stop, timeoutMs) : undefined
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    isCalledOff: () => outer?.aborted === true,
    clear() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}
