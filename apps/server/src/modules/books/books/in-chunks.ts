import { setTimeout as sleep } from 'node:timers/promises'

export type Pace = {
  readonly firstSize: number
  /** How long a chunk should take; the size of each follows from the time of the last. */
  readonly aimMs: number
  /** How long to pause after a chunk, as a share of the time it took. */
  readonly pause: number
}

/** Without pauses, for when nobody else is waiting for the database. */
export const fullSpeed: Pace = { firstSize: 5_000, aimMs: 500, pause: 0 }
/** For checks beside members' calls. The embedded engine runs one statement at a time, so calls wait for each chunk. */
export const throttled = {
  embedded: { firstSize: 200, aimMs: 25, pause: 1 },
  postgres: { firstSize: 2_000, aimMs: 250, pause: 0.25 },
} as const satisfies Record<string, Pace>

const smallest = 50
const largest = 50_000

/** Runs chunk after chunk until `work` answers undefined; each is told where the one before ended. */
export async function inChunks<Place extends bigint | string>(
  { firstSize, aimMs, pause }: Pace,
  from: Place,
  work: (place: Place, size: number) => Promise<Place | undefined>,
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  let size = firstSize
  for (let place: Place | undefined = from; ; ) {
    const began = performance.now()
    place = await work(place, size)
    if (place === undefined) return
    const took = performance.now() - began
    if (took > aimMs) size = Math.max(smallest, Math.floor(size / 2))
    else if (took < aimMs / 2) size = Math.min(largest, size * 2)
    await between()
    if (pause > 0) await sleep(took * pause)
  }
}
