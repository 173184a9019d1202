import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { median, percentile } from '@kinfold/test-support/bench/median'
import {
  type Noted,
  openBrowser,
  openSlowPage,
  readNotes,
  takeInteractions,
} from '@kinfold/test-support/bench/slow-page'
import type { Browser, Page } from 'playwright'
import { storageNames } from '../src/club/storage-names.ts'
import { serveBuiltPages } from './built-pages.ts'

type Row = { name: string; goal: string; figure: number; unit: string; ok: boolean }

const runs = 5
const storage = { [storageNames.token]: 'a token of the benchmark' }

function atMost(name: string, figure: number, limit: number, unit: string): Row {
  return { name, goal: `≤ ${limit} ${unit}`, figure, unit, ok: figure <= limit }
}

type Visit = {
  url: string
  ready: (page: Page) => Promise<unknown>
  storage?: Record<string, string>
}

/** One cold visit on the slow phone: what was noted when the page was ready, and when it had settled. */
async function visit(browser: Browser, { url, ready, ...options }: Visit) {
  const { page, painted, close } = await openSlowPage(browser, options)
  await page.goto(url, { waitUntil: 'commit' })
  await painted
  await ready(page)
  const atReady = await readNotes(page)
  await page.waitForLoadState('networkidle')
  const settled = await readNotes(page)
  await close()
  return { atReady, settled }
}

/** Several visits of each, in turns, so that a busy minute of the machine hits all alike. */
async function visitInTurns<Name extends string>(browser: Browser, visits: Record<Name, Visit>) {
  const names = Object.keys(visits) as Name[]
  const noted = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<
    Name,
    { atReady: Noted; settled: Noted }[]
  >
  for (let run = 0; run < runs; run++) {
    for (const name of names) noted[name].push(await visit(browser, visits[name]))
  }
  return (name: Name, read: (each: { atReady: Noted; settled: Noted }) => number) =>
    median(noted[name].map(read))
}

const heading = (page: Page) => page.locator('h1').first().waitFor()
/** The form is hydrated once React has taken it over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('form')
    return form !== null && Object.keys(form).some(key => key.startsWith('__reactProps'))
  })
/** The sum that the page is about, with all that makes it, and its curve. */
const figures = async (page: Page) => {
  await page.locator('[data-adds-up] [data-currency]').first().waitFor()
  await page.getByRole('figure', { name: /^What became of your money/ }).waitFor()
}

async function paints(browser: Browser, url: string): Promise<Row[]> {
  const of = await visitInTurns(browser, {
    bareForm: { url: `${url}/floor/sign-in.html`, ready: heading },
    signIn: { url: `${url}/auth/login`, ready: hydrated },
    sandbox: { url: `${url}/auth/login?sandbox`, ready: hydrated },
    bareReact: { url: `${url}/floor/dashboard.html`, ready: heading },
    overview: { url: `${url}/dashboard/overview`, ready: figures, storage },
  })
  const first = of('signIn', each => each.atReady.firstPaint)
  const largest = of('signIn', each => each.settled.largestPaint)
  const bareFirst = of('bareForm', each => each.atReady.firstPaint)
  const bareLargest = of('bareForm', each => each.settled.largestPaint)
  const sandbox = of('sandbox', each => each.settled.largestPaint)
  const overview = of('overview', each => each.settled.largestPaint)
  const bareReact = of('bareReact', each => each.settled.largestPaint)
  const note = (ours: number, bare: number) =>
    ` (${Math.round(ours)} beside ${Math.round(bare)} ms)`
  return [
    atMost(
      `sign-in: first paint ÷ hand-written page${note(first, bareFirst)}`,
      first / bareFirst,
      1.15,
      '×',
    ),
    atMost(
      `sign-in: largest paint ÷ hand-written page${note(largest, bareLargest)}`,
      largest / bareLargest,
      1.15,
      '×',
    ),
    atMost(
      `sign-in of a sandbox: largest paint ÷ hand-written page${note(sandbox, bareLargest)}`,
      sandbox / bareLargest,
      1.15,
      '×',
    ),
    atMost(
      'sign-in of a sandbox: layout shift',
      of('sandbox', each => each.settled.layoutShift),
      0,
      '',
    ),
    atMost(
      'sign-in: scripts until the form is hydrated',
      of('signIn', each => each.atReady.scripts) / 1000,
      100,
      'kB',
    ),
    atMost(
      'sign-in: longest task',
      of('signIn', each => each.settled.longestTask),
      50,
      'ms',
    ),
    atMost(
      'sign-in: layout shift',
      of('signIn', each => each.settled.layoutShift),
      0,
      '',
    ),
    atMost(
      'overview: scripts until it is readable',
      of('overview', each => each.atReady.scripts) / 1000,
      140,
      'kB',
    ),
    atMost(
      `overview: largest paint ÷ bare React page${note(overview, bareReact)}`,
      overview / bareReact,
      1.75,
      '×',
    ),
    atMost(
      'overview: layout shift',
      of('overview', each => each.settled.layoutShift),
      0,
      '',
    ),
  ]
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry.name.endsWith('.js'))
      .map(entry => ({
        name: entry.name,
        size: Number(Reflect.get(entry, 'encodedBodySize')),
      })),
  )

/** Signing in after the idle prefetch fetches answers, but none of the code that the overview is made of. */
async function signInToOverview(browser: Browser, url: string): Promise<Row> {
  const direct = await openSlowPage(browser, { network: false, storage })
  await direct.page.goto(`${url}/dashboard/overview`)
  await figures(direct.page)
  const needed = await scriptsOf(direct.page)
  await direct.close()

  const { page, close } = await openSlowPage(browser, { network: false })
  await page.goto(`${url}/auth/login`)
  await hydrated(page)
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(entry => entry.name.includes('reset-password-page')),
  )
  await page.waitForLoadState('networkidle')
  const there = new Set((await scriptsOf(page)).map(({ name }) => name))
  await close()
  const missing = needed.filter(({ name }) => !there.has(name))
  return atMost(
    'sign-in → overview: code left to fetch after idle',
    missing.reduce((sum, { size }) => sum + size, 0) / 1000,
    0,
    'kB',
  )
}

/** The bare form beside ours: on a busy machine even that is slow. */
async function bareTyping(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openSlowPage(browser, { network: false })
  await page.goto(`${url}/floor/sign-in.html`)
  await page.getByLabel('Email').click()
  await takeInteractions(page)
  await page.keyboard.type('oluwaseun@members.example', { delay: 60 })
  const typing = await takeInteractions(page)
  await close()
  return percentile([16, ...typing], 0.98)
}

const typed = [
  ['First name', 'Oluwaseun Adebayo-Williams'],
  ['Last name', 'Nwachukwu'],
  ['Email', 'oluwaseun@members.example'],
] as const

async function interactions(browser: Browser, url: string): Promise<Row[]> {
  const bare = await bareTyping(browser, url)
  const { page, close } = await openSlowPage(browser, { network: false })
  await page.goto(`${url}/auth/sign-up`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')

  const typing: number[] = []
  for (const [label, text] of typed) {
    await page.getByLabel(label).click()
    await takeInteractions(page)
    await page.keyboard.type(text, { delay: 60 })
    typing.push(...(await takeInteractions(page)))
  }

  // The sections of the form open one after the other on a phone.
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const countries: number[] = []
  await page.getByRole('button', { name: /^Country calling code/ }).waitFor()
  for (let time = 0; time < runs; time++) {
    await takeInteractions(page)
    await page.getByRole('combobox', { name: 'Country of residence' }).click()
    await page.getByRole('option').first().waitFor()
    countries.push(...(await takeInteractions(page)))
    await page.keyboard.press('Escape')
  }
  await close()

  const phone = await openSlowPage(browser, { network: false, storage })
  await phone.page.goto(`${url}/dashboard/overview`)
  await figures(phone.page)
  await phone.page.waitForLoadState('networkidle')
  const opening: number[] = []
  for (let time = 0; time < runs; time++) {
    for (const name of [/^Profile of/, /^Menu$/, /^Check USD Rate$/]) {
      await takeInteractions(phone.page)
      await phone.page.getByRole('button', { name }).click()
      await phone.page.locator('[role=menu],[role=dialog]').first().waitFor()
      opening.push(...(await takeInteractions(phone.page)))
      await phone.page.keyboard.press('Escape')
      await phone.page.locator('[role=menu],[role=dialog]').first().waitFor({ state: 'detached' })
    }
  }
  await phone.close()
  return [
    atMost(
      `typing in a field of the sign-up form, p98 (bare form ${bare} ms)`,
      percentile([16, ...typing], 0.98),
      32,
      'ms',
    ),
    atMost('opening a menu or a dialog, p98', percentile(opening, 0.98), 80, 'ms'),
    atMost('opening the menu of 250 countries, p98', percentile(countries, 0.98), 100, 'ms'),
  ]
}

function buildTime(): Row {
  const command = path.resolve(import.meta.dirname, '../build/build-web.ts')
  const seconds = Array.from({ length: 3 }, () => {
    const start = performance.now()
    const { status, stderr } = spawnSync('node', [command], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The web app could not be built:\n${stderr}`)
    return (performance.now() - start) / 1000
  })
  return atMost('building the web app', median(seconds), 3, 's')
}

export async function bench(): Promise<Row[]> {
  const build = buildTime()
  const pages = await serveBuiltPages()
  const browser = await openBrowser()
  try {
    return [
      ...(await paints(browser, pages.url)),
      await signInToOverview(browser, pages.url),
      ...(await interactions(browser, pages.url)),
      build,
    ]
  } finally {
    await browser.close()
    await pages.stop()
  }
}
