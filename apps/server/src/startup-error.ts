/** A start that cannot go on. The message is one sentence that tells whoever runs the server what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
