export type Repeated = {
  /** Settles with the first turn, whatever came of it. */
  readonly firstTurn: Promise<void>
  readonly end: () => Promise<void>
}

/** Runs the work now and again; a failure waits for the next turn. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repeated {
  let running: Promise<void>
  const turn = () => {
    running = work().catch(onFailure)
    return running
  }
  const timer = setInterval(turn, everyMs)
  timer.unref()
  return {
    firstTurn: turn(),
    end() {
      clearInterval(timer)
      return running
    },
  }
}
