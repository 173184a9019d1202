/** Runs one task at a time; next comes the key whose tasks have lately taken the least time. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

type Turn = () => Promise<void>
type Taken = { ms: number; readonly until: number }

/** For so long it counts what a key has taken. */
const rememberedMs = 15 * 60_000

export function createFairQueue(): FairQueue {
  // In the order in which the keys came.
  const waiting = new Map<string, Turn[]>()
  const taken = new Map<string, Taken>()
  let isRunning = false

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      for (let key = nextKey(); key !== undefined; key = nextKey()) await run(key)
    } finally {
      isRunning = false
    }
  }

  function nextKey(): string | undefined {
    const now = performance.now()
    for (const [key, { until }] of taken) if (until < now) taken.delete(key)
    const used = (key: string) => taken.get(key)?.ms ?? 0
    let least: string | undefined
    for (const key of waiting.keys()) {
      if (least === undefined || used(key) < used(least)) least = key
    }
    return least
  }

  async function run(key: string): Promise<void> {
    const [turn, ...rest] = waiting.get(key) ?? []
    if (rest.length === 0) waiting.delete(key)
    else waiting.set(key, rest)
    const from = performance.now()
    await turn?.()
    const now = performance.now()
    const known = taken.get(key) ?? { ms: 0, until: now + rememberedMs }
    known.ms += now - from
    taken.set(key, known)
  }

  return (key, work) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      waiting.set(key, [...(waiting.get(key) ?? []), turn])
      void runAll()
    })
}
