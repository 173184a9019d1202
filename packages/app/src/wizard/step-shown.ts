export type AskedStep<Name extends string> = {
  readonly name: Name
  /** Whether what it asks is answered. */
  readonly isDone: boolean
}

/** How many steps are answered, from the first on. */
export function stepsDone(steps: readonly AskedStep<string>[]): number {
  const open = steps.findIndex(({ isDone }) => !isDone)
  return open === -1 ? steps.length : open
}

/** The step that the address asks for; or the one that it waits for. */
export function stepShown<Name extends string>(
  asked: string,
  steps: readonly [AskedStep<Name>, ...AskedStep<Name>[]],
): Name {
  const at = steps.findIndex(({ name }) => name === asked)
  const shown = steps[Math.min(at, stepsDone(steps))]
  return (shown ?? steps[0]).name
}
