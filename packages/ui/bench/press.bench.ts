// How soon parts answer a press and a key, on a processor four times slower, each on a page of its own.
import { percentile } from '@kinfold/test-support/bench/median'
import type { Row } from '@kinfold/test-support/bench/row'
import { openBrowser, openSlowPage, takeInteractions } from '@kinfold/test-support/bench/slow-page'
import { serveFolder } from '@kinfold/test-support/network/serve-folder'
import type { Browser, Page } from 'playwright'
import { buildPage } from './build-page.ts'

const times = 10
const mostToOpen = 80
const mostForAKey = 32
/** As somebody types who is quick. */
const between = { delay: 60 }

type Pressed = {
  readonly part: string
  readonly name: string
  readonly most: number
  /** Before each press: nothing of it is measured. */
  readonly before: (page: Page) => Promise<unknown>
  readonly press: (page: Page) => Promise<unknown>
}

const typed = (part: string, name: string, label: string, text: string): Pressed => ({
  part,
  name: `${name}, a key`,
  most: mostForAKey,
  before: async page => {
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).focus()
  },
  press: page => page.keyboard.type(text, between),
})

const closed = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog], [role=listbox]').first().waitFor({ state: 'detached' })
}

const opened = (part: string, name: string, button: RegExp): Pressed => ({
  part,
  name: `${name}, opening`,
  most: mostToOpen,
  before: closed,
  press: async page => {
    await page.getByRole('button', { name: button }).click()
    await page.locator('[role=dialog], [role=listbox]').first().waitFor()
  },
})

const presses: readonly Pressed[] = [
  typed('amount', 'amount', 'Amount', '61234.56'),
  typed('phone', 'phone', 'Phone', '8031234567'),
  opened('phone', 'countries', /^Country calling code/),
  opened('receipt', 'receipt', /^Open$/),
  {
    part: 'ways',
    name: 'way to pay, choosing',
    most: mostForAKey,
    before: page => page.getByRole('radio', { name: /^Wallet/ }).click(),
    press: page => page.keyboard.press('ArrowDown'),
  },
  {
    part: 'steps',
    name: 'wizard, the next step',
    most: mostToOpen,
    before: async () => undefined,
    press: page => page.getByRole('button', { name: 'Next' }).click(),
  },
  {
    part: 'work',
    name: '10,000 rows to work in, a key',
    most: mostForAKey,
    before: page => page.locator('tbody input').first().focus(),
    press: async page => {
      for (const key of ['j', 'x', 'j', 'Shift+Space', 'k', 'x'])
        await page.keyboard.press(key, between)
    },
  },
  opened('work', 'columns of a table', /^View/),
]

async function measured(browser: Browser, url: string, pressed: Pressed): Promise<Row> {
  const { part, name, most, before, press } = pressed
  const { page, close } = await openSlowPage(browser, {
    network: false,
    viewport: { width: 1280, height: 800 },
  })
  await page.goto(`${url}/#${part}`)
  await page.waitForLoadState('networkidle')
  const taken: number[] = []
  // The first time brings code that comes late, which a page fetches when it is idle.
  for (let time = 0; time <= times; time++) {
    await before(page)
    await takeInteractions(page)
    await press(page)
    const durations = await takeInteractions(page)
    if (time > 0) taken.push(...durations)
  }
  await close()
  const figure = percentile([16, ...taken], 0.98)
  return { name: `${name}, p98`, goal: `≤ ${most} ms`, figure, unit: 'ms', ok: figure <= most }
}

export async function bench(): Promise<Row[]> {
  const served = await serveFolder(await buildPage())
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const pressed of presses) rows.push(await measured(browser, served.url, pressed))
    return rows
  } finally {
    await browser.close()
    await served.stop()
  }
}
