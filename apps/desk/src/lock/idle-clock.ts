/** The time that idleness is measured by. A story brings its own. */
export type IdleClock = {
  now(): number
  /** Calls back after a while; the answer calls it off. */
  after(milliseconds: number, wake: () => void): () => void
}

const realClock: IdleClock = {
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds)
    return () => clearTimeout(timer)
  },
}

let clock = realClock

export function setIdleClock(given: IdleClock = realClock): void {
  clock = given
}

export const idleClock = (): IdleClock => clock
