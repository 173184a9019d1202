// Measured in the built Storybook, in the same browser that the stories are tested with.
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../tools/browser/find-browser.ts'
import { buildOnce } from '../../../tools/build/build-once.ts'
import { storybook } from '../../../tools/build/storybook.ts'
import type { Row } from '../../../tools/commands/bench.ts'
import { serveFolder } from '../../../tools/network/serve-folder.ts'

const longestFrame = 50
const oneFrame = 16
const runs = 5

function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function openStory(browser: Browser, url: string, id: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
  await page.locator('body.sb-show-main').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

type Scrolled = { longest: number; frames: number; rowsInPage: number; reachedEnd: boolean }

/** Scrolls through all rows a screen a frame, and notes how long each frame took. */
async function scrollTable(page: Page, width: number): Promise<Scrolled> {
  await page.setViewportSize({ width, height: 800 })
  await page.getByRole('region', { name: /Transactions/ }).waitFor()
  return page.evaluate(async () => {
    const box = document.querySelector('[role=region]')
    if (!box) throw new Error('The table is not there.')
    const nextFrame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    const rest = 30
    for (let i = 0; i < rest; i++) await nextFrame()
    const times: number[] = [await nextFrame()]
    let rowsInPage = 0
    const step = Math.max(400, box.scrollHeight / 600)
    while (box.scrollTop + box.clientHeight < box.scrollHeight - 1 && times.length < 2000) {
      box.scrollTop += step
      times.push(await nextFrame())
      rowsInPage = Math.max(rowsInPage, box.querySelectorAll('tbody tr').length)
    }
    for (let i = 0; i < rest; i++) times.push(await nextFrame())
    const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time))
    const last = [...box.querySelectorAll('tbody tr')].at(-1)
    return {
      longest: Math.max(...lengths),
      frames: lengths.length,
      rowsInPage,
      reachedEnd: last?.getAttribute('aria-rowindex') === '10001',
    }
  })
}

async function tableRows(browser: Browser, url: string, width: number): Promise<Row[]> {
  const name = width < 600 ? 'as cards on a phone' : 'as a table'
  const longest: number[] = []
  let rowsInPage = 0
  for (let run = 0; run < runs; run++) {
    const page = await openStory(browser, url, 'primitives-data-table--ten-thousand-rows')
    const scrolled = await scrollTable(page, width)
    if (!scrolled.reachedEnd) throw new Error('Scrolling did not reach the last of 10,000 rows.')
    longest.push(scrolled.longest)
    rowsInPage = Math.max(rowsInPage, scrolled.rowsInPage)
    await page.close()
  }
  const figure = median(longest)
  return [
    {
      name: `10,000 rows ${name}: longest frame while scrolling through (median of ${runs})`,
      goal: `≤ ${longestFrame} ms`,
      figure,
      unit: 'ms',
      ok: figure <= longestFrame,
    },
    {
      name: `10,000 rows ${name}: rows in the page at once`,
      goal: '≤ 60',
      figure: rowsInPage,
      unit: 'rows',
      ok: rowsInPage <= 60,
    },
  ]
}

async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')
  return (busy?.value ?? Number.NaN) * 1000
}

/** Everything the main thread did from the press that hands over the data until the frame after it: script, style, layout, paint. */
async function drawChart(page: Page, session: CDPSession): Promise<number> {
  await page.getByRole('button', { name: 'Take the data away' }).click()
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.querySelector('figure') === null)
  const before = await busyMilliseconds(session)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    document.querySelector('button')?.click()
    if (!document.querySelector('figure')) throw new Error('The chart was not drawn at once.')
    await nextFrame()
    await nextFrame()
  })
  return (await busyMilliseconds(session)) - before
}

async function chartRow(browser: Browser, url: string, kind: 'line' | 'bars'): Promise<Row> {
  const page = await openStory(browser, url, `primitives-chart--given-its-data&args=kind:${kind}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const figures: number[] = []
  for (let run = 0; run < runs * 3; run++) figures.push(await drawChart(page, session))
  await page.close()
  const figure = median(figures)
  return {
    name: `chart, 24 months (${kind}): main thread from data to painted frame`,
    goal: `≤ ${oneFrame} ms`,
    figure,
    unit: 'ms',
    ok: figure <= oneFrame,
  }
}

export async function bench(): Promise<Row[]> {
  await buildOnce(storybook)
  const { executablePath, args, env } = await findBrowser()
  const served = await serveFolder(storybook.output)
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  })
  try {
    return [
      ...(await tableRows(browser, served.url, 1280)),
      ...(await tableRows(browser, served.url, 375)),
      await chartRow(browser, served.url, 'line'),
      await chartRow(browser, served.url, 'bars'),
    ]
  } finally {
    await browser.close()
    await served.stop()
  }
}
