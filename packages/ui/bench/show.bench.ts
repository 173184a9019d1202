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

async function openStory(browser: Browser, url: string, id: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story`)
  await page.locator('body.sb-show-main').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

type Scrolled = { fling: number; jump: number; rowsInPage: number; reachedEnd: boolean }

/** A hard fling of a finger: 12,000 pixels a second. Then jumps across the whole table, the last of them to its end. */
async function scrollTable(page: Page): Promise<Scrolled> {
  return page.evaluate(async () => {
    const box = document.querySelector('[role=region]')
    if (!box) throw new Error('The table is not there.')
    const nextFrame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    const rowsNow = () => box.querySelectorAll('tbody tr')
    let rowsInPage = 0
    let before = 0
    async function frame(scrollTo: number): Promise<number> {
      box?.scrollTo({ top: scrollTo })
      const now = await nextFrame()
      rowsInPage = Math.max(rowsInPage, rowsNow().length)
      const length = now - before
      before = now
      return length
    }
    async function settle() {
      for (let i = 0; i < 20; i++) before = await nextFrame()
    }
    await settle()
    const fling: number[] = []
    for (let i = 1; i <= 300; i++) fling.push(await frame(i * 200))
    await settle()
    const jump: number[] = []
    for (let i = 1; i <= 20; i++) {
      jump.push(await frame((i * 7919 * 997) % box.scrollHeight))
      jump.push(await frame(box.scrollTop))
    }
    await frame(box.scrollHeight)
    await settle()
    await frame(box.scrollHeight)
    await settle()
    const reachedEnd = [...rowsNow()].at(-1)?.getAttribute('aria-rowindex') === '10001'
    return { fling: Math.max(...fling), jump: Math.max(...jump), rowsInPage, reachedEnd }
  })
}

async function tableRows(browser: Browser, url: string, width: number): Promise<Row[]> {
  const scrolled: Scrolled[] = []
  for (let run = 0; run < runs; run++) {
    const page = await openStory(browser, url, 'primitives-data-table--ten-thousand-rows', width)
    await page.locator('[aria-rowindex="2"]').waitFor()
    scrolled.push(await scrollTable(page))
    await page.close()
  }
  if (!scrolled.every(({ reachedEnd }) => reachedEnd))
    throw new Error('Scrolling did not reach the last of 10,000 rows.')
  const look = width < 600 ? 'cards' : 'lines'
  const fling = median(scrolled.map(({ fling }) => fling))
  const jump = median(scrolled.map(({ jump }) => jump))
  const most = Math.max(...scrolled.map(({ rowsInPage }) => rowsInPage))
  const goal = `≤ ${longestFrame} ms`
  return [
    {
      name: `10,000 rows as ${look}: longest frame of a fling`,
      goal,
      figure: fling,
      unit: 'ms',
      ok: fling <= longestFrame,
    },
    {
      name: `10,000 rows as ${look}: longest frame of jumps`,
      goal,
      figure: jump,
      unit: 'ms',
      ok: jump <= longestFrame,
    },
    {
      name: `10,000 rows as ${look}: rows in the page at once`,
      goal: '≤ 60 rows',
      figure: most,
      unit: 'rows',
      ok: most <= 60,
    },
  ]
}

async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')
  return (busy?.value ?? Number.NaN) * 1000
}

/** The processor time the main thread spent from the press that hands over the data until the frame after it: script, style, layout, paint. */
async function drawChart(page: Page, session: CDPSession): Promise<number> {
  await page.getByRole('button', { name: 'Take the data away' }).click()
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.querySelector('figure') === null)
  const before = await busyMilliseconds(session)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    document.querySelector<HTMLElement>('#storybook-root button')?.click()
    await nextFrame()
    if (!document.querySelector('figure')) throw new Error('The chart was not drawn at once.')
    await nextFrame()
  })
  return (await busyMilliseconds(session)) - before
}

async function chartRow(browser: Browser, url: string, kind: 'line' | 'bars'): Promise<Row> {
  const page = await openStory(browser, url, `primitives-chart--given-its-data&args=kind:${kind}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
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
