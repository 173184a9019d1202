// The desk as it is served: its first page on a weak line, and an hour of a reviewer with a keyboard.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ngozi } from '@kinfold/personas/operators/operators'
import { referenceDay } from '@kinfold/personas/reference-day'
import { median, percentile } from '@kinfold/test-support/bench/median'
import type { Row } from '@kinfold/test-support/bench/row'
import { openBrowser, openSlowPage, readNotes } from '@kinfold/test-support/bench/slow-page'
import { startServer } from '@kinfold/test-support/server/start-server'
import { type Browser, type Page, request } from 'playwright'
import { Members } from '../journeys/month/members.ts'
import { storageNames } from '../src/club/storage-names.ts'
import { drawnDocument } from './drawn-document.ts'
import { serveFloor } from './serve-floor.ts'
import { tokenOf } from './sign-in.ts'
import { watchNextCase } from './watch-next-case.ts'

const visits = 5
const viewport = { width: 1280, height: 800 }
/** As many as one visitor may register in an hour; each hands in two documents. */
const newcomers = 20

const atMost = (name: string, figure: number, limit: number, unit: string): Row => ({
  name,
  goal: `≤ ${limit} ${unit}`,
  figure,
  unit,
  ok: figure <= limit,
})

type Storage = Readonly<Record<string, string>>

/** In turns, so that a busy minute of the machine hits both alike. */
async function firstPaints(browser: Browser, desk: string, storage: Storage): Promise<Row[]> {
  const floor = await serveFloor()
  const seen = { desk: [], floor: [] } as Record<
    'desk' | 'floor',
    { first: number; read: number }[]
  >
  for (let visit = 0; visit < visits; visit += 1) {
    for (const [name, url] of [
      ['floor', floor.url],
      ['desk', `${desk}/desk/today`],
    ] as const) {
      const { page, painted, close } = await openSlowPage(browser, { storage, viewport })
      await page.goto(url, { waitUntil: 'commit' })
      await painted
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { firstPaint } = await readNotes(page)
      const read = await page.evaluate(() => performance.now())
      seen[name].push({ first: firstPaint, read })
      await close()
    }
  }
  floor.stop()
  const of = (name: 'desk' | 'floor', what: 'first' | 'read') =>
    median(seen[name].map(each => each[what]))
  const row = (words: string, what: 'first' | 'read') => {
    const [ours, bare] = [of('desk', what), of('floor', what)]
    const note = `${Math.round(ours)} beside ${Math.round(bare)} ms`
    return atMost(`today, ${words} ÷ bare React page with one call (${note})`, ours / bare, 2, '×')
  }
  return [row('first paint', 'first'), row('its heading', 'read')]
}

/** Everything that brotli makes small: documents, scripts, styles and answers, but no font and no picture. */
async function weight(browser: Browser, desk: string, storage: Storage): Promise<Row> {
  const { page, close } = await openSlowPage(browser, { network: false, storage, viewport })
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (!/font|image|octet-stream/.test(response.headers()['content-type'] ?? ''))
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      )
  })
  await page.goto(`${desk}/desk/kyc`)
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  await close()
  return atMost('brotli until the first queue can be used', kilobytes, 180, 'kB')
}

/** Forty clear cases, one after the other, by nothing but keys. */
async function reviewAnHour(page: Page): Promise<Row[]> {
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  const isThere = () => page.locator('main img').waitFor()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const decisions = newcomers * 2
  const nexts: number[] = []
  const pictures: number[] = []
  const started = performance.now()
  for (let decided = 0; decided < decisions; decided += 1) {
    await approve.waitFor()
    await isThere()
    await press('a')
    const { next, picture } = await watchNextCase(page, () => press('Enter'))
    nexts.push(next)
    pictures.push(picture)
  }
  const seconds = (performance.now() - started) / 1000
  const p95 = (values: number[]) => percentile(values, 0.95)
  const note = (values: number[]) => `p95; median ${Math.round(median(values))} ms`
  return [
    atMost('KYC: presses for a clear case', presses / decisions, 6, ''),
    {
      name: `KYC: decisions an hour that the desk leaves room for (${decisions} in ${seconds.toFixed(1)} s)`,
      goal: '≥ 40',
      figure: (decisions / seconds) * 3600,
      unit: '',
      ok: (decisions / seconds) * 3600 >= 40,
    },
    atMost(`KYC: from the decision to the next case (${note(nexts)})`, p95(nexts), 100, 'ms'),
    atMost(`KYC: from its case to its picture (${note(pictures)})`, p95(pictures), 300, 'ms'),
  ]
}

function buildDesk(): void {
  const command = path.resolve(import.meta.dirname, '../build/build-desk.ts')
  const { status, stderr } = spawnSync('node', [command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The desk could not be built:\n${stderr}`)
}

export async function bench(): Promise<Row[]> {
  buildDesk()
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-desk-'))
  const server = await startServer({
    KINFOLD_DATA_DIR: path.join(folder, 'data'),
    KINFOLD_DEMO_DAY: referenceDay,
  })
  const browser = await openBrowser()
  try {
    const storage = { [storageNames.token]: await tokenOf(server.url, ngozi) }
    const paints = await firstPaints(browser, server.url, storage)
    const weighed = await weight(browser, server.url, storage)

    const page = await browser.newPage({ viewport })
    const outside = await request.newContext({ baseURL: server.url })
    const members = new Members(outside, { picture: await drawnDocument(page) })
    for (let one = 0; one < newcomers; one += 1)
      await members.join({ firstName: 'Kemi', lastName: `Afolabi ${'abcdefghijklmnopqrst'[one]}` })
    await page.goto(`${server.url}/desk`)
    await page.evaluate(kept => {
      for (const [name, value] of kept) localStorage.setItem(name, value)
    }, Object.entries(storage))
    await page.goto(`${server.url}/desk/kyc`)
    return [...paints, weighed, ...(await reviewAnHour(page))]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
