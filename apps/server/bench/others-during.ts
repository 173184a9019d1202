import { setTimeout } from 'node:timers/promises'
import { at, getRequest, openCaller } from './load.ts'

/** What others wait for their answers while something goes on, and how long that takes. */
export async function othersDuring(
  port: number,
  token: string | undefined,
  whatTakesTime: () => Promise<unknown>,
): Promise<{ readonly p99: number; readonly seconds: number }> {
  let isDone = false
  const caller = await openCaller(port)
  const latencies: number[] = []
  const others = (async () => {
    while (!isDone || latencies.length < 100) {
      const from = performance.now()
      await caller.send(getRequest('/api/wallet', token))
      latencies.push(performance.now() - from)
      await setTimeout(5)
    }
  })()
  const from = performance.now()
  try {
    await whatTakesTime()
  } finally {
    isDone = true
  }
  const seconds = (performance.now() - from) / 1000
  await others
  caller.close()
  const sorted = latencies.toSorted((a, b) => a - b)
  return { p99: at(sorted, 0.99), seconds }
}
