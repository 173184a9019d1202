import { expect, type Page } from 'playwright/test'
import { signInByKeys } from './at-the-desk.ts'

/** What a member finds among their notifications. */
export async function expectNews(page: Page, email: string, news: string): Promise<void> {
  await page.goto('/auth/login')
  await signInByKeys(page, email)
  await expect(page).toHaveURL(/\/dashboard\//)
  await page.goto('/dashboard/notifications')
  // Terms that changed may ask to be accepted above it.
  await expect(page.locator('main')).toContainText(news)
}
