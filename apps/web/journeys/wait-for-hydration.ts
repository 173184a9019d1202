import type {} from '@kinfold/app/form/use-held-submit'
import type { Page } from 'playwright/test'

/**
 * For a form that was loaded by its address: the document shows it before its code has come, and a press on anything
 * but its submit button is lost until then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.heldSubmit === null)
}
