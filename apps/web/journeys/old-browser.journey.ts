// Browsers that lack something. What they lack is taken away before any script of the page runs.
import { expect, type Page, test } from 'playwright/test'
import { storageNames } from '../src/club/storage-names.ts'
import { password } from './new-member.ts'

/** What Safari 16.4, Firefox 115 or Chrome 109 has not. */
function takeAway(): void {
  const missing: readonly (readonly [object, ...string[]])[] = [
    [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [Array, 'fromAsync'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [Intl, 'Segmenter'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [URL, 'canParse', 'parse'],
    [AbortSignal, 'any'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [window, 'requestIdleCallback', 'CloseWatcher', 'navigation', 'scheduler'],
    [Document.prototype, 'startViewTransition'],
  ]
  for (const [owner, ...names] of missing)
    for (const name of names) Reflect.deleteProperty(owner, name)
}

const fill = async (page: Page) => {
  await page.getByLabel(/^Email/).fill('dayo@kinfold.example')
  await page.getByLabel(/^Password\*?$/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('the oldest browser that is supported signs in, reads and begins to pay', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await page.addInitScript(takeAway)
  await page.goto('/auth/login')
  await fill(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Dayo' })).toBeVisible()
  for (const [address, text] of [
    ['/dashboard/investment-report', 'How 2026 went'],
    ['/dashboard/transactions', 'Transactions'],
    ['/dashboard/faqs', 'What members ask most.'],
    ['/dashboard/notifications', 'Notifications'],
    ['/dashboard/my-account?tab=Bank', 'Bank'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('status', { name: /Loading|Opening/ })).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

const tooOld = /This browser is too old for this page/
const throwing = (page: Page, files: RegExp) =>
  page.route(files, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'Promise.of.late()' }),
  )

test('a browser that is older still reads so, wherever it comes in', async ({ page }) => {
  await throwing(page, /\/assets\/base-/)
  await page.goto('/auth/login')
  await expect(page.getByText(tooOld)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(tooOld)).toBeInViewport()

  await page.goto('/dashboard/overview')
  await expect(page.getByText(tooOld)).toBeVisible()
  // Nothing lies over it.
  await page.getByText(tooOld).click({ trial: true })
  // A visitor who is signed in waits for the app on a blank page.
  await page.evaluate(name => localStorage.setItem(name, 'a token'), storageNames.token)
  await page.goto('/auth/login')
  await expect(page.getByText(tooOld)).toBeVisible()
})

test('an operator reads it, too', async ({ page }) => {
  await throwing(page, /\/desk\/assets\/entry-/)
  await page.goto('/desk/today')
  await expect(page.getByText(tooOld)).toBeVisible()
})
