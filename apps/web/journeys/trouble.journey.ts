import { throttle } from '@kinfold/test-support/bench/throttle'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Page, test } from 'playwright/test'
import { mailedCode } from './mailbox.ts'
import { fillSignUp, freshAddress, joinAsNewMember, password, typeCode } from './new-member.ts'
import { signedInAs } from './signed-in.ts'
import { waitForPrefetch } from './wait-for-prefetch.ts'

const noAnswer = 'Something went wrong. Please contact the support team.'
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('joining works on a weak phone with a weak network', async ({ page }) => {
  test.setTimeout(patience(180_000))
  await throttle(page)
  await joinAsNewMember(page, freshAddress('slow'))
  await expect(page.getByText('Your first contribution starts it.')).toHaveCount(2)
})

test('a server that stops in mid-use loses nothing typed, and all goes on once it is back', async ({
  browser,
}) => {
  test.setTimeout(patience(180_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  const email = freshAddress('pause')

  await page.goto('/auth/sign-up')
  await fillSignUp(page, email)
  await server.stop()
  await goOn(page)
  await expect(page.getByText(noAnswer)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ngozi')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel(/^Password\*?$/)).toHaveValue(password)
  await expect(page.getByRole('combobox', { name: 'Country of residence' })).toHaveText('Nigeria')
  await expect(page.getByLabel(/I accept the/)).toBeChecked()

  await server.comeBack()
  await goOn(page)
  const dialog = page.getByRole('dialog', { name: 'OTP Verification' })
  await expect(dialog).toBeVisible()
  const code = await mailedCode(page.request, email)
  await server.stop()
  await typeCode(page, code)
  await expect(dialog.getByText(noAnswer)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveValue(code.slice(3))

  await server.comeBack()
  const prefetched = waitForPrefetch(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()

  await prefetched
  await server.stop()
  await page.getByRole('button', { name: 'Check USD Rate' }).click()
  // The overview may have asked for the rate before: then it stays readable.
  const rate = page.getByRole('dialog').getByText(/^\$1 = ₦/)
  await expect(rate.or(page.getByRole('dialog').getByText(noAnswer))).toBeVisible()
  await server.comeBack()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  // The page also retries on its own, and may be first.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: patience(1000) })
    await expect(rate).toBeVisible({ timeout: patience(1000) })
  }).toPass()

  // Nobody was signed out by it.
  await page.goto('/dashboard/overview')
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
})

test('code that could not be prefetched is fetched when it is needed, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(patience(120_000))
  const email = freshAddress('ahead')
  const ahead = /overview-page|verify-email-dialog/
  await page.route(ahead, call => call.abort())
  const failed = page.waitForEvent('requestfailed', call => ahead.test(call.url()))
  await page.goto('/auth/sign-up')
  await failed
  await fillSignUp(page, email)
  await page.unroute(ahead)
  await goOn(page)
  await expect(page.getByRole('dialog', { name: 'OTP Verification' })).toBeVisible()
  await typeCode(page, await mailedCode(page.request, email))
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
})

test('a form whose rules could not be fetched keeps what was typed, and is sent once they can be', async ({
  page,
}) => {
  const ahead = /\/assets\/(?:call|log-in|run-mutation|log-in-rules)-/
  await page.route(ahead, call => call.abort())
  const failed = page.waitForEvent('requestfailed', call => ahead.test(call.url()))
  await page.goto('/auth/login')
  await failed
  await page.getByLabel('Email').fill('dayo@kinfold.example')
  await page.getByLabel(/^Password/).fill(password)
  await goOn(page)
  await expect(page.getByText(noAnswer)).toBeVisible()
  await page.unroute(ahead)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Dayo' })).toBeVisible()
})

test('a dialog or a menu whose code does not come leaves the page as it is, and opens later', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await signedInAs(page, 'dayo')
  const menu = /\/assets\/menu-/
  await page.route(menu, call => call.abort())
  const failed = page.waitForEvent('requestfailed', call => menu.test(call.url()))
  await page.goto('/dashboard/overview')
  await failed
  await expect(page.getByRole('heading', { name: 'Welcome, Dayo' })).toBeVisible()
  await page.unroute(menu)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeVisible()

  const prefetched = waitForPrefetch(page)
  await page.goto('/dashboard/my-account?tab=Security')
  await page.getByLabel('Current password').fill(password)
  await prefetched
  await server.stop()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByText(noAnswer)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue(password)
  await server.comeBack()
  const dialog = page.getByRole('dialog')
  // Once it is open, the button lies behind it.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Set it up' }).click({ timeout: patience(1000) })
    await expect(dialog).toBeVisible({ timeout: patience(2000) })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Current password')).toHaveValue(password)
})

test('a page whose code never comes says so, stays, and can be loaded again', async ({
  context,
  page,
}) => {
  await page.goto('/auth/login')
  await context.route(/\/assets\/sign-up-page-/, route => route.abort())
  // Once on its own, as after a release; then it is up to the member.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Register' }).click()
  await reloaded
  await expect(page.getByText('We encountered an error while loading this page')).toBeVisible()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
})

test('a page whose script is lost on the way says so', async ({ page }) => {
  await page.route(/\/assets\/base-/, route => route.abort())
  await page.goto('/auth/login')
  await expect(page.getByText('This page did not load completely', { exact: false })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByText('This page did not load completely', { exact: false })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form keeps what was typed, sends it nowhere and says what is missing', async ({
    page,
  }) => {
    for (const address of ['/auth/login', '/auth/change-password', '/auth/sign-up']) {
      await page.goto(address)
      const sent: string[] = []
      page.on('request', request => sent.push(request.url()))
      await expect(page.locator('noscript > *')).toBeVisible()
      await page.getByLabel('Email').fill('nobody@members.example')
      await page.getByLabel('Email').press('Enter')
      await expect(page.getByLabel('Email')).toHaveValue('nobody@members.example')
      await expect(page).toHaveURL(address)
      expect(sent).toEqual([])
      page.removeAllListeners('request')
    }
  })
})
