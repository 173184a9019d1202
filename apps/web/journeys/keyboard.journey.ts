import { patience } from '@kinfold/test-support/patience'
import { expect, type Page, test } from 'playwright/test'
import { chooseByKeys } from './choose-by-keys.ts'
import { mailedCode } from './mailbox.ts'
import { freshAddress, password } from './new-member.ts'
import { tabTo } from './tab-to.ts'
import { waitForHydration } from './wait-for-hydration.ts'

async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

test('a new member joins, looks around and leaves with the keyboard alone', async ({ page }) => {
  test.setTimeout(patience(120_000))
  const email = freshAddress('keys')
  await page.goto('/auth/login')
  // Sooner, the link would load a new document, which moves the focus nowhere.
  await waitForHydration(page)
  await tabTo(page, page.getByRole('link', { name: 'Register' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused()

  await typeInto(page, 'First name', 'Ngozi')
  await typeInto(page, 'Last name', 'Eze')
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Phone', '2025550143')
  await chooseByKeys(page, 'Country of residence', 'Nigeria')
  await chooseByKeys(page, 'Citizenship', 'Nigeria')
  await page.keyboard.press('Escape')
  await chooseByKeys(page, 'Who referred you?', 'Not Applicable')
  await tabTo(page, page.getByRole('button', { name: 'Request Exco Referral' }))
  await page.keyboard.press('Enter')
  await chooseByKeys(page, 'How did you hear about us?', 'Billboard')
  await typeInto(page, /^Password\*?$/, password)
  await typeInto(page, 'Confirm password', password)
  await tabTo(page, page.getByLabel(/I accept the/))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused()
  for (const digit of await mailedCode(page.request, email)) await page.keyboard.type(digit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()

  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'Check USD Rate' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Check USD Rate' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Check USD Rate' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: /^Profile of/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
})
