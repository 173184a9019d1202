import { patience } from '@kinfold/test-support/patience'
import { expect, test } from 'playwright/test'
import { storageNames } from '../src/club/storage-names.ts'
import { mailedResetLink } from './mailbox.ts'
import { freshAddress, joinAsNewMember, password } from './new-member.ts'
import { waitForHydration } from './wait-for-hydration.ts'
import { waitForPrefetch } from './wait-for-prefetch.ts'

const signIn = async (page: import('playwright/test').Page, email: string, secret: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password\*?$/).fill(secret)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('wrong credentials are told, and the form stays filled', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
  await signIn(page, 'nobody@members.example', 'Not-the-password-1')
  await expect(page.getByText('Invalid Credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@members.example')
})

test('a member leaves and comes back with the right credentials', { tag: '@gate' }, async ({
  page,
}) => {
  const email = freshAddress('back')
  await joinAsNewMember(page, email)
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.goto('/dashboard/overview')
  await expect(page).toHaveURL('/auth/login?redirect_url=%2Fdashboard%2Foverview')
  await signIn(page, email, password)
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
})

test('a session that ends in mid-use leads to signing in and back to the same page', async ({
  page,
}) => {
  const email = freshAddress('expiry')
  await joinAsNewMember(page, email)
  await page.getByRole('link', { name: 'Notifications' }).first().click()
  await expect(page).toHaveURL('/dashboard/notifications')
  // The server no longer knows the token: what expiry looks like from here.
  await page.evaluate(async name => {
    const token = localStorage.getItem(name)
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  }, storageNames.token)
  await page.reload()
  await expect(page).toHaveURL('/auth/login?redirect_url=%2Fdashboard%2Fnotifications')
  await signIn(page, email, password)
  await expect(page).toHaveURL('/dashboard/notifications')
})

test('leaving in one tab leaves in all', async ({ context, page }) => {
  await joinAsNewMember(page, freshAddress('tabs'))
  const other = await context.newPage()
  await other.goto('/dashboard/overview')
  await expect(other.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/auth/login')
})

test('a forgotten password is reset, and its link works once', async ({ page }) => {
  const email = freshAddress('forgot')
  await joinAsNewMember(page, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/auth/change-password')
  // The address changes first, and the page that is left has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('If we know this address', { exact: false })).toBeVisible()

  const link = await mailedResetLink(page.request, email)
  await page.goto(link)
  await expect(page).toHaveURL('/auth/reset-password')
  await page.getByLabel('New password').fill('Monsoon#2027')
  await page.getByLabel('Confirm password').fill('Monsoon#2027')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, email, password)
  await expect(page.getByText('Invalid Credentials')).toBeVisible()
  await signIn(page, email, 'Monsoon#2027')
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByLabel('New password').fill('Monsoon#2028')
  await page.getByLabel('Confirm password').fill('Monsoon#2028')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This link is no longer valid', { exact: false })).toBeVisible()
})

test('without a network the page says so, keeps what was typed and goes on once it is back', async ({
  context,
  page,
}) => {
  const email = freshAddress('offline')
  await joinAsNewMember(page, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await signIn(page, email, password)
  await expect(
    page.getByText('Something went wrong. Please contact the support team.'),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
})

test('a press on Continue before the page is hydrated counts', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route(/\/assets\/base-/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await signIn(page, 'nobody@members.example', 'Not-the-password-1')
  letThrough()
  await expect(page.getByText('Invalid Credentials')).toBeVisible()
})

test('nothing is asked of any other host', async ({ baseURL, page }) => {
  const others: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) others.push(request.url())
  })
  const prefetched = waitForPrefetch(page)
  await joinAsNewMember(page, freshAddress('quiet'))
  await prefetched
  expect(others).toEqual([])
})

test('with the keyboard alone, from the first page to the profile menu', async ({ page }) => {
  const email = freshAddress('keys')
  await joinAsNewMember(page, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
  await page.getByRole('button', { name: /^Profile of/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused()
})

test("the browser's own bars take the colour of the theme that was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/auth/login')
  await waitForHydration(page)
  const bars = page.locator('meta[name=theme-color]').first()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const expectBarsLikePage = () =>
    expect(async () => {
      await expect(bars).toHaveAttribute('content', await background(), { timeout: patience(1000) })
    }).toPass()
  await expectBarsLikePage()
  await page.reload()
  await expectBarsLikePage()
})
