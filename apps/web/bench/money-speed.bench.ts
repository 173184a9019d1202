// The pages and dialogs of a member's money, on the real server: what they weigh, how soon they stand, how they answer.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPassword } from '@kinfold/personas/demo-password'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay } from '@kinfold/personas/reference-day'
import { median, percentile } from '@kinfold/test-support/bench/median'
import type { Row } from '@kinfold/test-support/bench/row'
import {
  openBrowser,
  openSlowPage,
  readNotes,
  takeInteractions,
} from '@kinfold/test-support/bench/slow-page'
import { startServer } from '@kinfold/test-support/server/start-server'
import type { Browser, BrowserContext, Page } from 'playwright'
import { paths, pathTo } from '../src/address/paths.ts'
import { storageNames } from '../src/club/storage-names.ts'
import { ownWeight } from './route-weights.ts'

const runs = 10
const portfolio = portfolioFactsOf('dayo growth pool').id

function atMost(name: string, figure: number, limit: number, unit: string): Row {
  return { name, goal: `≤ ${limit} ${unit}`, figure, unit, ok: figure <= limit }
}

const pages = [
  'wallet-page',
  'transactions-page',
  'my-investments-page',
  'my-investments-product-page',
  'my-investments-details-page',
  'recurring-investments-page',
  'create-recurring-investment-page',
  'investment-pools-page',
  'investment-pool-page',
  'investment-report-page',
] as const

/** The overview, and what its shell fetches as soon as it is idle. */
const there = ['overview-page', 'menu', 'dialog']

const weights = (): Row[] =>
  pages.map(page => atMost(`${page}: own weight`, ownWeight(page, there) / 1000, 30, 'kB'))

/** What a press in the sidebar leads to, and what stands there once its figures have come. */
const links: readonly (readonly [link: string, content: string])[] = [
  ['My Wallet', 'main [data-currency]'],
  ['Transactions', 'main li [data-currency]'],
  ['My Contributions', 'main [data-currency]'],
]

/** From the click to the frame that has the content, with nothing of it fetched before. */
async function fromClick(page: Page, link: string, content: string): Promise<number> {
  await page.goto(paths.overview)
  await page.waitForLoadState('networkidle')
  await page.evaluate(selector => {
    Reflect.set(window, 'took', undefined)
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('main h1')?.textContent ?? ''
          const isThere = !heading.startsWith('Welcome') && document.querySelector(selector)
          if (isThere) Reflect.set(window, 'took', performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  }, content)
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await page.waitForFunction(() => Reflect.get(window, 'took') !== undefined)
  return page.evaluate(() => Number(Reflect.get(window, 'took')))
}

async function clicks(browser: Browser, url: string, token: string): Promise<Row[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await signIn(context, token)
  const page = await context.newPage()
  const rows: Row[] = []
  for (const [link, content] of links) {
    const taken: number[] = []
    for (let run = 0; run < runs; run++) taken.push(await fromClick(page, link, content))
    rows.push(atMost(`${link}: from the click to its figures`, median(taken), 100, 'ms'))
  }
  await context.close()
  return rows
}

const signIn = (context: BrowserContext, token: string) =>
  context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    storageNames.token,
    token,
  ] as const)

const shifting = [
  paths.wallet,
  paths.transactions,
  paths.myInvestments,
  pathTo.portfolio(portfolio),
  paths.recurring,
  paths.plans,
  pathTo.plan(1),
  paths.investmentReport,
] as const

const stored = (token: string) => ({ [storageNames.token]: token })

async function shifts(browser: Browser, url: string, token: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const address of shifting) {
    const { page, close } = await openSlowPage(browser, { storage: stored(token) })
    await page.goto(`${url}${address}`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    const { layoutShift } = await readNotes(page)
    rows.push(atMost(`${address.replace(portfolio, '…')}: layout shift`, layoutShift, 0, ''))
    await close()
  }
  return rows
}

type Door = { readonly name: string; readonly at: string; readonly button: string }

const doors: readonly Door[] = [
  { name: 'Fund wallet', at: paths.wallet, button: 'Fund wallet' },
  { name: 'Withdraw', at: paths.wallet, button: 'Withdraw' },
  { name: 'Contribute', at: pathTo.plan(1), button: 'Contribute' },
  { name: 'Top up', at: pathTo.portfolio(portfolio), button: 'Top up' },
]

type Answered = { readonly opening: readonly number[]; readonly typing: readonly number[] }

/** On a slow phone that has just loaded the page: the sheet opens, and the amount is typed. */
async function visit(browser: Browser, url: string, token: string, door: Door): Promise<Answered> {
  const { page, close } = await openSlowPage(browser, { network: false, storage: stored(token) })
  await page.goto(`${url}${door.at}`)
  await page.waitForLoadState('networkidle')
  const button = page
    .locator('main')
    .getByRole('button', { name: door.button, exact: true })
    .first()
  const opening: number[] = []
  const typing: number[] = []
  for (let run = 0; run < runs; run++) {
    await takeInteractions(page)
    await button.click()
    await page.getByRole('dialog').waitFor()
    opening.push(...(await takeInteractions(page)))
    const amount = page.getByRole('dialog').getByRole('textbox', { name: 'Amount' })
    await amount.fill('')
    await amount.click()
    await takeInteractions(page)
    await page.keyboard.type('61234.56', { delay: 60 })
    typing.push(...(await takeInteractions(page)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await close()
  return { opening, typing }
}

/** Few visits would make the slowest press the 98th percentile. */
const visits = 5

async function doorOf(browser: Browser, url: string, token: string, door: Door): Promise<Row[]> {
  const answered: Answered[] = []
  for (let each = 0; each < visits; each++) answered.push(await visit(browser, url, token, door))
  // An interaction of less than 16 ms is not noted.
  const p98 = (taken: readonly number[]) => percentile([16, ...taken], 0.98)
  return [
    atMost(`${door.name}: opening, p98`, p98(answered.flatMap(one => one.opening)), 80, 'ms'),
    atMost(
      `${door.name}: typing the amount, p98`,
      p98(answered.flatMap(one => one.typing)),
      32,
      'ms',
    ),
  ]
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'dayo@kinfold.example',
      password: demoPassword,
      cf_turnstile_response: 'sandbox',
    }),
  })
  const { authorization } = await answer.json()
  return authorization.access_token
}

export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-money-'))
  const server = await startServer({
    KINFOLD_DATA_DIR: path.join(folder, 'data'),
    KINFOLD_DEMO_DAY: referenceDay,
  })
  const browser = await openBrowser()
  try {
    const token = await tokenOf(server.url)
    const rows = [
      ...weights(),
      ...(await clicks(browser, server.url, token)),
      ...(await shifts(browser, server.url, token)),
    ]
    for (const door of doors) rows.push(...(await doorOf(browser, server.url, token, door)))
    return rows
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
