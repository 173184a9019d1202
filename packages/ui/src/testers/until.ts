// A slow machine costs time, never a failure.
const patience = 30_000

/** The first answer that isn't empty, asked again every few milliseconds; `sought` says what was missed. */
export async function until<T>(read: () => T | null | undefined, sought: string): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    const found = read()
    if (found !== null && found !== undefined) return found
    if (performance.now() > end) throw new Error(`There is no ${sought}.`)
    await new Promise(resolve => setTimeout(resolve, 16))
  }
}
