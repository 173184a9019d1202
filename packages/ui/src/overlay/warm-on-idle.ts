/** Fetches code that will likely be wanted, once the page has nothing better to do: its first use is then quick. */
export function warmOnIdle(load: () => Promise<unknown>): () => void {
  // A fetch that fails here is tried again, and reported, when the code is really needed.
  const quietly = () => void load().catch(() => undefined)
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(quietly, { timeout: 4000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(quietly, 1000)
  return () => clearTimeout(asked)
}
