/** A request body whose sender went away before its end. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError'
}

/** Whether a body ended because its sender went away. */
export function isAborted(error: unknown): boolean {
  if (error instanceof AbortedError) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  // Errors of our own connections name the system call that failed.
  const isOfTheCaller = error.code === 'ECONNRESET' && !('syscall' in error)
  return isOfTheCaller || error.code === 'FST_MP_PREMATURE_CLOSE'
}
