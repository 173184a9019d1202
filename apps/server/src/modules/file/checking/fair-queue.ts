/** Runs one task at a time, in turns by key: many tasks of one key don't hold up those of the others. */
export type FairQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createFairQueue(): FairQueue {
  // In the order of their turns; a key with tasks left goes to the end.
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isRunning = false

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      for (let turn = next(); turn !== undefined; turn = next()) await turn()
    } finally {
      isRunning = false
    }
  }

  function next(): (() => Promise<void>) | undefined {
    const [first] = waiting
    if (first === undefined) return undefined
    const [key, [turn, ...rest]] = first
    waiting.delete(key)
    if (rest.length > 0) waiting.set(key, rest)
    return turn
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
