// Measured on a page that holds one part and nothing else, beside the same page with bare rows: what that one misses, the machine misses.

import type { Row } from '@kinfold/test-support/bench/row'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { serveFolder } from '@kinfold/test-support/network/serve-folder'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { buildPage } from './build-page.ts'
import { busiestTask, longestFrame } from './watch-frames.ts'

const mostForAFrame = 50
const mostForTheChart = 16
const runs = 3
const drawings = 9

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function open(browser: Browser, url: string, part: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(`${url}/#${part}`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<number>(resolve => requestAnimationFrame(resolve)))

/** Thirty notches of a wheel as fast as the page takes them, each nearly the height of the box. */
async function wheel(page: Page): Promise<void> {
  await page.getByRole('region').hover()
  for (let notch = 0; notch < 30; notch++) await page.mouse.wheel(0, 400)
  await nextFrame(page)
}

/** The scroll bar's thumb from the top to the end in thirty moves, each a jump over 330 rows, then pulled against the end. */
async function drag(page: Page, arrived: () => Promise<boolean>): Promise<void> {
  const box = await page.getByRole('region').boundingBox()
  if (!box) throw new Error('The box that scrolls is not there.')
  const x = box.x + box.width - 7
  const top = box.y + 22
  await page.mouse.move(x, top)
  await page.mouse.down()
  for (let move = 1; move <= 30 || (move < 60 && !(await arrived())); move++) {
    await page.mouse.move(x, top + (move / 30) * box.height)
    await nextFrame(page)
  }
  await page.mouse.up()
}

type Scrolled = { wheel: number; drag: number; task: number; rows: number }

async function scroll(browser: Browser, url: string, part: string, width: number) {
  const page = await open(browser, url, part, width)
  const rows = page.locator('tbody tr')
  const isTable = part !== 'bare'
  if (isTable) await rows.first().waitFor()
  if (part === 'work') await page.getByRole('checkbox', { name: 'Choose all 10,000' }).check()
  const end = page.locator('[aria-rowindex="10001"]')
  const seen = { wheel: 0, drag: 0, rows: 0 }
  const task = await busiestTask(browser, page, async () => {
    seen.wheel = await longestFrame(page, () => wheel(page))
    seen.rows = await rows.count()
    await page.getByRole('region').evaluate(box => box.scrollTo({ top: 0 }))
    await nextFrame(page)
    seen.drag = await longestFrame(page, () => drag(page, async () => (await end.count()) > 0))
  })
  if (isTable && (await end.count()) === 0) throw new Error('The last row was not reached.')
  await page.close()
  return { ...seen, task } satisfies Scrolled
}

function milliseconds(name: string, figure: number, most: number, floor = 0): Row {
  const ok = figure <= Math.max(most, floor)
  return { name, goal: `≤ ${most} ms`, figure, unit: 'ms', ok }
}

type Measured = { part: 'table' | 'work'; name: string; width: number }

async function tableRows(browser: Browser, url: string, { part, name, width }: Measured) {
  const table: Scrolled[] = []
  const bare: Scrolled[] = []
  for (let run = 0; run < runs; run++) {
    bare.push(await scroll(browser, url, 'bare', width))
    table.push(await scroll(browser, url, part, width))
  }
  const frameRow = (way: 'wheel' | 'drag') => {
    const floor = median(bare.map(run => run[way]))
    const beside = `longest frame, ${way} (bare rows: ${Math.round(floor)} ms)`
    const figure = median(table.map(run => run[way]))
    return milliseconds(`10,000 ${name}, ${beside}`, figure, mostForAFrame, floor)
  }
  const task = median(table.map(run => run.task))
  const rows = Math.max(...table.map(run => run.rows))
  return [
    frameRow('wheel'),
    frameRow('drag'),
    milliseconds(`10,000 ${name}, longest task (processor time)`, task, mostForAFrame),
    {
      name: `10,000 ${name}, in the page at once`,
      goal: '≤ 40 rows',
      figure: rows,
      unit: 'rows',
      ok: rows <= 40,
    },
  ]
}

async function busyMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')
  return (busy?.value ?? Number.NaN) * 1000
}

/** The processor time of the main thread from the press that hands over the data until the frame after it: script, style, layout, paint. */
async function drawChart(page: Page, session: CDPSession): Promise<number> {
  const before = await busyMilliseconds(session)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    document.querySelector('button')?.click()
    await nextFrame()
    if (!document.querySelector('figure')) throw new Error('The chart was not drawn at once.')
    await nextFrame()
  })
  const busy = (await busyMilliseconds(session)) - before
  await page.getByRole('button').first().click()
  await page.locator('figure').waitFor({ state: 'detached' })
  return busy
}

async function chartRow(browser: Browser, url: string, kind: 'line' | 'bars'): Promise<Row> {
  const page = await open(browser, url, kind, 1280)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const figures: number[] = []
  for (let run = 0; run < drawings; run++) figures.push(await drawChart(page, session))
  await page.close()
  return milliseconds(
    `chart, 24 months (${kind}), data to painted frame (processor time)`,
    median(figures),
    mostForTheChart,
  )
}

export async function bench(): Promise<Row[]> {
  const served = await serveFolder(await buildPage())
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args,
    // A bar that shows can be dragged.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    env: { ...process.env, ...env },
  })
  try {
    return [
      ...(await tableRows(browser, served.url, { part: 'table', name: 'lines', width: 1280 })),
      ...(await tableRows(browser, served.url, { part: 'table', name: 'cards', width: 375 })),
      ...(await tableRows(browser, served.url, {
        part: 'work',
        name: 'chosen lines',
        width: 1280,
      })),
      ...(await tableRows(browser, served.url, {
        part: 'work',
        name: 'chosen lines between columns that stay',
        width: 800,
      })),
      await chartRow(browser, served.url, 'line'),
      await chartRow(browser, served.url, 'bars'),
    ]
  } finally {
    await browser.close()
    await served.stop()
  }
}
