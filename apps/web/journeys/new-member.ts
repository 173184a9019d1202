import { expect, type Page } from 'playwright/test'
import { mailedCode } from './mailbox.ts'
import { waitForHydration } from './wait-for-hydration.ts'

export const password = 'Harmattan#26'

/** An address that no other journey uses. */
export function freshAddress(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@members.example`
}

export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('listbox').waitFor()
  // Long lists draw only what is in sight, so the option is searched for where one can.
  const search = page.getByRole('combobox', { name: 'Search...' })
  if (await search.isVisible()) await search.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A phone opens the sections of the form one after the other; elsewhere all are open. */
async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  if (await next.isVisible()) await next.click()
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ngozi')
  await page.getByLabel('Last name').fill('Eze')
  await page.getByLabel('Email').fill(email)
  await waitForHydration(page)
  await goOn(page)
  await choose(page, 'Country of residence', 'Nigeria')
  await choose(page, 'Citizenship', 'Nigeria')
  await page.keyboard.press('Escape')
  await page.getByLabel('Phone').fill('8031234567')
  await goOn(page)
  await choose(page, 'Who referred you?', 'Not Applicable')
  await page.getByRole('button', { name: 'Request Exco Referral' }).click()
  await choose(page, 'How did you hear about us?', 'Billboard')
  await goOn(page)
  await page.getByLabel(/^Password\*?$/).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel(/I accept the/).check()
}

/** As fast as the keys go: the boxes keep up. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).pressSequentially(code)
  await expect(page.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveValue(code.slice(3))
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
}

/** From the empty form to the dashboard. */
export async function joinAsNewMember(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'OTP Verification' })).toBeVisible()
  await typeCode(page, await mailedCode(page.request, email))
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
}
