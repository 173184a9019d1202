import type { IdleClock } from './idle-clock.ts'

type StoryClock = IdleClock & {
  /** Moves the time on, and wakes whoever waited for a moment that has passed. */
  pass(milliseconds: number): void
}

/** Time that passes when the story says so. */
export function createStoryClock(): StoryClock {
  let now = 0
  const waiting = new Map<() => void, number>()
  return {
    now: () => now,
    after(milliseconds, wake) {
      const call = () => wake()
      waiting.set(call, now + milliseconds)
      return () => void waiting.delete(call)
    },
    pass(milliseconds) {
      now += milliseconds
      for (const [call, at] of [...waiting]) {
        if (at > now || !waiting.delete(call)) continue
        call()
      }
    },
  }
}
