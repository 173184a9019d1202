import { expect, type Page, test } from 'playwright/test'
import { mailedCode } from './mailbox.ts'
import { freshAddress, password } from './new-member.ts'
import { mostStops, tabTo } from './tab-to.ts'

async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

async function chooseFrom(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }))
  await page.keyboard.press('Enter')
  const list = page.getByRole('listbox')
  const search = page.getByRole('combobox', { name: 'Search...' })
  // Keys go to the list, or to its search, once one of them has the focus.
  await expect(list.or(search).and(page.locator(':focus'))).toBeVisible()
  const wanted = page.getByRole('option', { name: option, exact: true })
  if (await search.isVisible()) {
    await page.keyboard.type(option)
    await expect(page.getByRole('option')).toHaveCount(1)
  } else {
    for (let stops = 0; stops < mostStops; stops++) {
      if ((await wanted.getAttribute('data-active')) !== null) break
      await page.keyboard.press('ArrowDown')
    }
  }
  await page.keyboard.press('Enter')
}

test('a new member joins, looks around and leaves without ever touching a pointer', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = freshAddress('keys')
  await page.goto('/auth/login')
  await tabTo(page, page.getByRole('link', { name: 'Register' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused()

  await typeInto(page, 'First name', 'Ngozi')
  await typeInto(page, 'Last name', 'Eze')
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Phone', '2025550143')
  await chooseFrom(page, 'Country of residence', 'Nigeria')
  await chooseFrom(page, 'Citizenship', 'Nigeria')
  await page.keyboard.press('Escape')
  await chooseFrom(page, 'Who referred you?', 'Not Applicable')
  await tabTo(page, page.getByRole('button', { name: 'Request Exco Referral' }))
  await page.keyboard.press('Enter')
  await chooseFrom(page, 'How did you hear about us?', 'Billboard')
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
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
})
