/** Lets so many works go on at once; the others wait for their turn in the order they came. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let going = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (going === atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else going += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever is next takes the place over.
      if (next === undefined) going -= 1
      else next()
    }
  }
}
