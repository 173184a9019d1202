/** Runs once nothing else is going on; soon in any case. Returns how to cancel it. */
export function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
