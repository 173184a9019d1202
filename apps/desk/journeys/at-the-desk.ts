import { demoPassword } from '@kinfold/personas/demo-password'
import type { DemoOperator } from '@kinfold/personas/operators/operators'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'
import { expect, type Page } from 'playwright/test'

/** By keys alone, as somebody does who signs in each morning. */
export async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

/** From the desk's door to Today. */
export async function startTheDay(
  page: Page,
  { email, firstName, totpSecret }: DemoOperator,
): Promise<void> {
  await page.goto('/desk')
  await expect(page).toHaveURL(/\/desk\/sign-in/)
  await signInByKeys(page, email)
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(totpSecret, new Date()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Hello, ${firstName}` })).toBeVisible()
}

export async function openQueue(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
}
