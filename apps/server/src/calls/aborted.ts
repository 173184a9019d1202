/** A body that nobody will send the rest of. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError'
}

/** Whether a body ended because its sender went away. */
export function isAborted(error: unknown): boolean {
  if (error instanceof AbortedError) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  // A connection of our own that is lost names the call of the system that noticed.
  const isOfTheCaller = error.code === 'ECONNRESET' && !('syscall' in error)
  return isOfTheCaller || error.code === 'FST_MP_PREMATURE_CLOSE'
}
