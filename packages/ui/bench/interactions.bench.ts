// How soon the page shows what a member did, on a processor four times slower, in the built Storybook.
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../tools/browser/find-browser.ts'
import { buildOnce } from '../../../tools/build/build-once.ts'
import { storybook } from '../../../tools/build/storybook.ts'
import { serveFolder } from '../../../tools/network/serve-folder.ts'

type Row = { name: string; goal: string; figure: number; unit: string; ok: boolean }

type Deed = {
  name: string
  story: string
  bound: number
  times: number
  act: (page: Page, time: number) => Promise<void>
  after?: (page: Page) => Promise<void>
}

const slower = 4
// Shorter than this the browser doesn't tell: two frames.
const shortest = 16

const press = (role: 'button' | 'combobox') => (page: Page) =>
  page.getByRole(role).first().click({ force: true })
const leave = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(600)
}
const type = (letters: string) => async (page: Page, time: number) => {
  if (time === 0) await page.locator('[data-control], #storybook-root input').first().focus()
  await page.keyboard.press(letters[time % letters.length] ?? 'a')
}

function typing(part: string, letters: string): Deed {
  const name = `typing in a ${part.replace('-', ' ')}`
  return { name, story: `primitives-${part}--default`, bound: 32, times: 60, act: type(letters) }
}

function opening(name: string, story: string, bound = 80, role: 'button' | 'combobox' = 'button') {
  const deed: Deed = { name, story, bound, times: 20, act: press(role), after: leave }
  return deed
}

// The floor in the same run: a machine that is busy slows this one too, so read the others beside it.
const bareInput = '<div id="storybook-root"><input></div>'

const deeds: Deed[] = [
  { name: 'typing in a bare input', story: '', bound: 32, times: 60, act: type('adebayo ') },
  typing('text-field', 'adebayo '),
  typing('password-field', 'Adire#20'),
  typing('phone-field', '80312345'),
  typing('amount-field', '12345678'),
  typing('otp-field', '1234'),
  {
    name: 'searching 250 countries in a select',
    story: 'primitives-select-field--countries',
    bound: 32,
    times: 60,
    async act(page, time) {
      if (time === 0) {
        await page.getByRole('combobox').first().click()
        await page.getByRole('option').first().waitFor()
      }
      await page.keyboard.press(['n', 'i', 'Backspace', 'Backspace'][time % 4] ?? 'n')
    },
  },
  opening('opening a select', 'primitives-select-field--default', 80, 'combobox'),
  opening('opening a select of 250', 'primitives-select-field--countries', 100, 'combobox'),
  opening('opening the phone country menu', 'primitives-phone-field--default', 100),
  opening('opening a modal', 'primitives-modal--default'),
  opening('opening a dropdown menu', 'primitives-dropdown-menu--default'),
  opening('opening a popover', 'primitives-popover--default'),
]

/** The longest event of each interaction; one that was too short to be told counts as the shortest. */
async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Reflect.set(globalThis, 'longestOfInteraction', longest)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const id: number = Reflect.get(entry, 'interactionId')
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
      }
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  })
}

async function durations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const longest: Map<number, number> = Reflect.get(globalThis, 'longestOfInteraction')
    const found = [...longest.values()]
    longest.clear()
    return found
  })
}

async function measure(browser: Browser, url: string, deed: Deed): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  if (deed.story) await page.goto(`${url}/iframe.html?viewMode=story&id=${deed.story}`)
  else await page.setContent(bareInput)
  await page.locator('#storybook-root > *').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await observe(page)
  const seen: number[] = []
  for (let time = 0; time < deed.times; time++) {
    await deed.act(page, time)
    await page.waitForTimeout(deed.after ? 500 : 80)
    const told = await durations(page)
    seen.push(Math.max(shortest, ...told))
    await deed.after?.(page)
    await durations(page)
  }
  await page.close()
  seen.sort((one, other) => one - other)
  return seen[Math.ceil(seen.length * 0.98) - 1] ?? Number.NaN
}

export async function bench(): Promise<Row[]> {
  await buildOnce(storybook)
  const served = await serveFolder(storybook.output)
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  try {
    const rows: Row[] = []
    for (const deed of deeds) {
      const figure = await measure(browser, served.url, deed)
      const name = `${deed.name}, p98`
      rows.push({ name, goal: `≤ ${deed.bound} ms`, figure, unit: 'ms', ok: figure <= deed.bound })
    }
    return rows
  } finally {
    await browser.close()
    await served.stop()
  }
}
