// An error and all its causes, outermost first; Drizzle wraps what the driver throws.
export function* errorChain(error: unknown): Generator<object> {
  let current = error
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    yield current
    current = 'cause' in current ? current.cause : undefined
  }
}
