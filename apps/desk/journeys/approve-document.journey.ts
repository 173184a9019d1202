import { ngozi } from '@kinfold/personas/operators/operators'
import { chidi, dayo } from '@kinfold/personas/people/people'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { openQueue, signInByKeys, startTheDay } from './at-the-desk.ts'

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`

test('an operator approves what a member handed in, and the member’s page says so', {
  tag: '@gate',
}, async ({ browser }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, ngozi)
  await openQueue(page, 'KYC')
  // The longest waiting is open, and each decision brings the next: two keys a document.
  const heading = page.getByRole('heading', { level: 1 })
  for (const document of ['International passport', 'Utility bill']) {
    await expect(heading).toHaveText(`${nameOf(chidi.customer)} · ${document}`)
    await expect(page.locator('main img, main iframe').first()).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'All is checked' })).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await member.goto('/auth/login')
  await signInByKeys(member, chidi.customer.email)
  await expect(member).toHaveURL('/dashboard/overview')
  await member.goto('/dashboard/my-account?tab=KYC')
  await expect(member.getByText('Approved', { exact: true })).toHaveCount(2)
})

test('an operator who signs in at the members’ door is led to the desk, signed in', async ({
  browser,
}) => {
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await page.goto('/auth/login')
  await signInByKeys(page, ngozi.email)
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(ngozi.totpSecret, new Date()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hello, Ngozi' })).toBeVisible()
  await expect(page).toHaveURL('/desk/today')
  // Nothing of it stayed at the members' door.
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
})

test('a member who signs in at the desk is told that it is not their door', async ({ page }) => {
  await page.goto('/desk/kyc')
  await signInByKeys(page, dayo.customer.email)
  await page.getByRole('link', { name: 'To the members’ sign-in' }).click()
  await expect(page).toHaveURL('/auth/login')
})
