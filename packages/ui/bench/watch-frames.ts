import type { Browser, Page } from 'playwright'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** Does something to a page; tells the longest time from one frame to the next meanwhile, as the page saw it. */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const lengths: number[] = []
    let before: number | undefined
    const frame = (now: number) => {
      if (before !== undefined) lengths.push(now - before)
      before = now
      if (Reflect.get(globalThis, 'frameLengths')) requestAnimationFrame(frame)
    }
    Object.assign(globalThis, { frameLengths: lengths })
    requestAnimationFrame(frame)
  })
  await act()
  return page.evaluate(() => {
    const seen: number[] = Reflect.get(globalThis, 'frameLengths')
    Reflect.deleteProperty(globalThis, 'frameLengths')
    return Math.max(...seen)
  })
}

/** The most processor time that one task of the page's main thread took: other programs on the machine don't count. */
export async function busiestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await act()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const mains = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const times = trace.traceEvents
    .filter(({ pid, tid }) => mains.some(main => main.pid === pid && main.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
  return Math.max(0, ...times)
}
