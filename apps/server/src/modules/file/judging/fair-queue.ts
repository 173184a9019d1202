/** Does one thing at a time. Whoever asks for much waits behind those who ask for little. */
export type FairQueue = <T>(asker: string, work: () => Promise<T>) => Promise<T>

export function createFairQueue(): FairQueue {
  // Askers in the order of their turns; who is served with more to come goes to the end.
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isWorking = false

  async function workOff(): Promise<void> {
    if (isWorking) return
    isWorking = true
    try {
      for (let turn = next(); turn !== undefined; turn = next()) await turn()
    } finally {
      isWorking = false
    }
  }

  function next(): (() => Promise<void>) | undefined {
    const [first] = waiting
    if (first === undefined) return undefined
    const [asker, [turn, ...rest]] = first
    waiting.delete(asker)
    if (rest.length > 0) waiting.set(asker, rest)
    return turn
  }

  return (asker, work) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      waiting.set(asker, [...(waiting.get(asker) ?? []), turn])
      void workOff()
    })
}
