import { expect, type Page } from 'playwright/test'

/** A letter finds the button, and Enter presses it. */
export async function decideByKey(page: Page, key: string, button: string): Promise<void> {
  const found = page.getByRole('button', { name: button, exact: true })
  await expect(found).toBeVisible()
  await page.keyboard.press(key)
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
}
