/** Works on several items at a time. After a failure it starts no more, and waits for those already started. */
export async function runConcurrently<T>(
  atOnce: number,
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const coming = items[Symbol.asyncIterator]()
  let failed = false
  const worker = async () => {
    while (!failed) {
      const next = await coming.next()
      if (next.done === true) return
      await work(next.value)
    }
  }
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      await worker()
    } catch (error) {
      failed = true
      throw error
    }
  })
  const ends = await Promise.allSettled(workers)
  await coming.return?.()
  const failure = ends.find(end => end.status === 'rejected')
  if (failure !== undefined) throw failure.reason
}
