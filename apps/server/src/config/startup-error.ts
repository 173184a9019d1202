/** A start that can't go on. The message is one sentence that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
