/**
 * Hands a result or a failure over at the next beat after the work began, so that how long the work
 * took can't tell whether an address is known. For calls whose ways differ by what the database does
 * for a row that refers to an account, which no care in the statements evens out.
 */
export async function onTheBeat<T>(beatMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const took = performance.now() - began
    await new Promise(resolve => setTimeout(resolve, beatMs - (took % beatMs)))
  }
}
