import type { Page } from 'playwright/test'

/**
 * Until an idle page has fetched the code of everything its buttons open; called before the page is loaded. A page of
 * the dashboard fetches the other pages after that, one at a time, so the FAQs near their end show it. A file of the
 * button's own would not: it may need others that come after it.
 */
export async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForResponse(/\/assets\/faqs-page-/, { timeout: 0 })
}
