/** Runs the work now and again; a failure waits for the next turn. Answers how to end it. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const turn = () => {
    running = work().catch(onFailure)
  }
  const timer = setInterval(turn, everyMs)
  timer.unref()
  turn()
  return () => {
    clearInterval(timer)
    return running
  }
}
