/** What working a queue took. */
export type Worked = {
  cases: number
  presses: number
  seconds: number
  /** How often the page was not ready at once for the next press, and how long that was together. */
  waits: number
  waited: number
}

/** By queue, in the order in which they were first worked. */
export type Tally = Map<string, Worked>

const nothing: Worked = { cases: 0, presses: 0, seconds: 0, waits: 0, waited: 0 }

export function addTo(tally: Tally, queue: string, more: Partial<Worked>): void {
  const before = tally.get(queue) ?? nothing
  tally.set(queue, {
    cases: before.cases + (more.cases ?? 0),
    presses: before.presses + (more.presses ?? 0),
    seconds: before.seconds + (more.seconds ?? 0),
    waits: before.waits + (more.waits ?? 0),
    waited: before.waited + (more.waited ?? 0),
  })
}

/** One line a queue, to be read by people. */
export function tallyLines(tally: Tally): string[] {
  return [...tally].map(
    ([queue, { cases, presses, seconds, waits, waited }]) =>
      `${queue.padEnd(20)} ${String(cases).padStart(3)} cases ${String(presses).padStart(5)} presses ` +
      `${seconds.toFixed(1).padStart(6)} s ${String(waits).padStart(4)} waits, ${waited.toFixed(1)} s of them`,
  )
}
