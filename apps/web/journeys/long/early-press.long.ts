import { patience } from '@kinfold/test-support/patience'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from 'playwright/test'
import { privateAddresses } from '../every-page.ts'
import { openMemberPage } from './open-member-page.ts'
import { type Club, openClub } from './paying/open-club.ts'

// A press in the first moment is never lost: each button that opens something is pressed as soon as it is there, on
// every page of the dashboard, and has to open it.

test.describe.configure({ timeout: patience(1_200_000) })

const shells: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** What an address opens by itself would lie over what is to be pressed. */
const routes = privateAddresses.filter(address => !address.includes('action='))

/** The how-manieth of its name, among those that open something. */
type Opener = { readonly name: string; readonly at: number }

const openers = ':is(button, a):is([aria-haspopup], [aria-expanded=false]):not(:disabled)'
const opened = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])'

/** All that can be pressed once the page has come to rest. */
function findOpeners(selector: string): Opener[] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap(button => {
    if (!button.checkVisibility() || button.closest('[aria-hidden=true]')) return []
    const name = button.ariaLabel ?? button.textContent ?? ''
    const at = counts.get(name) ?? 0
    counts.set(name, at + 1)
    return [{ name, at }]
  })
}

/** Faster than anybody: before anything that follows from being shown has run. */
function pressOnSight([selector, { name, at }]: readonly [string, Opener]): void {
  const seen = new MutationObserver(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      button => button.checkVisibility() && (button.ariaLabel ?? button.textContent ?? '') === name,
    )
    const button = all[at]
    if (button === undefined) return
    seen.disconnect()
    button.dataset.pressed = ''
    button.click()
  })
  seen.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

async function openersOf(page: Page, address: string): Promise<Opener[]> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  return page.evaluate(findOpeners, openers)
}

/** Something lies over the page now, or the button says that it has unfolded something. */
async function opensAtOnce(page: Page, address: string, opener: Opener): Promise<boolean> {
  await page.addInitScript(pressOnSight, [openers, opener] as const)
  await page.goto(address)
  const outcome = page.locator(`${opened}:visible, [data-pressed][aria-expanded=true]`)
  return outcome
    .first()
    .waitFor({ timeout: patience(10_000) })
    .then(
      () => true,
      () => false,
    )
}

async function lostPresses(browser: Browser, club: Club, options: BrowserContextOptions) {
  const lost: string[] = []
  let pressed = 0
  for (const address of routes) {
    const first = await openMemberPage(browser, club, options)
    const found = await openersOf(first, address)
    await first.context().close()
    for (const opener of found) {
      const page = await openMemberPage(browser, club, options)
      if (!(await opensAtOnce(page, address, opener))) lost.push(`${opener.name} on ${address}`)
      pressed += 1
      await page.context().close()
    }
  }
  return { lost, pressed }
}

for (const [shell, options] of Object.entries(shells)) {
  test(`no press is lost on any page of the dashboard: ${shell}`, async ({ browser }) => {
    const club = await openClub('dayo')
    try {
      const { lost, pressed } = await lostPresses(browser, club, options)
      expect(lost).toEqual([])
      // It finds them where they are.
      expect(pressed).toBeGreaterThan(routes.length)
    } finally {
      await club.close()
    }
  })
}
