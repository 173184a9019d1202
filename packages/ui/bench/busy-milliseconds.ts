import type { CDPSession } from 'playwright'

/** Processor time of the page's main thread until now: script, style, layout, paint. What else runs on the machine is not in it. */
export async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')
  return (busy?.value ?? Number.NaN) * 1000
}

export async function countBusyTime(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}
