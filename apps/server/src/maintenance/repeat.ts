export type Repeated = {
  /** Settles with the first turn, whatever came of it. */
  readonly firstTurn: Promise<void>
  readonly end: () => Promise<void>
}

/** Runs the work now and again, never twice at once; a failure waits for the next turn. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | undefined
  const turn = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(turn, everyMs)
  timer.unref()
  return {
    firstTurn: turn(),
    async end() {
      clearInterval(timer)
      await running
    },
  }
}
