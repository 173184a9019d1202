export type Repeated = {
  /** Resolves after the first run, whether it succeeded or failed. */
  readonly firstTurn: Promise<void>
  readonly end: () => Promise<void>
}

/** Runs the work at once and then at the interval, never concurrently; after a failure it waits for the next run. */
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
