// A browser that behaves like a mid-range phone on a weak network, and what it notes of a page.
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../browser/find-browser.ts'
import { throttle } from './throttle.ts'

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
}

export type Noted = {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  longestTask: number
  /** Bytes of scripts over the wire. */
  scripts: number
}

type Options = {
  network?: boolean
  /** What the page finds in the browser's storage, such as a token. */
  storage?: Readonly<Record<string, string>>
  viewport?: { readonly width: number; readonly height: number }
}

const phone = { width: 375, height: 812 }

/**
 * `painted` comes true with the first content. Asking the page anything before that would first send it the
 * tool's own script, which a slow phone takes longer to read than a small page to paint.
 */
export async function openSlowPage(
  browser: Browser,
  { network = true, storage = {}, viewport = phone }: Options = {},
) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript(kept => {
    for (const [name, value] of kept) localStorage.setItem(name, value)
  }, Object.entries(storage))
  const page = await context.newPage()
  const painted = new Promise<void>(resolve => {
    void page.exposeFunction('tellPainted', resolve)
  })
  await context.addInitScript(noteWhatHappens)
  await throttle(page, { network })
  return { page, painted, close: () => context.close() }
}

/** Runs in the page, before anything of it. */
function noteWhatHappens(): void {
  const notes = { largestPaint: 0, layoutShift: 0, longestTask: 0, events: [] as number[] }
  Reflect.set(window, 'notes', notes)
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) => {
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  }
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') Reflect.get(window, 'tellPainted')()
  })
  watch('largest-contentful-paint', entry => {
    notes.largestPaint = entry.startTime
  })
  watch('layout-shift', entry => {
    if (!Reflect.get(entry, 'hadRecentInput'))
      notes.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  watch('longtask', entry => {
    notes.longestTask = Math.max(notes.longestTask, entry.duration)
  })
  watch(
    'event',
    entry => {
      if (Reflect.get(entry, 'interactionId')) notes.events.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
}

export function readNotes(page: Page): Promise<Noted> {
  return page.evaluate(() => {
    const notes = Reflect.get(window, 'notes')
    const scripts = performance
      .getEntriesByType('resource')
      // A file fetched ahead of its import is named twice; only once it came over the network.
      .filter(entry => entry.name.endsWith('.js') && Reflect.get(entry, 'transferSize') > 0)
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0)
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { ...notes, firstPaint, scripts }
  })
}

/** The durations of the interactions since the last time this was asked, in milliseconds. */
export async function takeInteractions(page: Page): Promise<number[]> {
  await page.evaluate(
    () =>
      new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      ),
  )
  return page.evaluate(() => Reflect.get(window, 'notes').events.splice(0))
}
