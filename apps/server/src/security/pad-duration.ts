/**
 * Pads the duration of the work to the next multiple of a step, whether it succeeds or fails, so that the
 * time doesn't reveal whether an address is known. For calls whose database work differs for a known
 * account in a way that the statements can't even out.
 */
export async function padDuration<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const took = performance.now() - began
    await new Promise(resolve => setTimeout(resolve, stepMs - (took % stepMs)))
  }
}
