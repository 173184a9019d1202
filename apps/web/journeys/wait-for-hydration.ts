import type { Page } from 'playwright/test'
import type {} from '../src/form/use-held-submit.ts'

/**
 * For a form that was loaded by its address: the document shows it before its code has come, and a press on anything
 * but its submit button is lost until then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.heldSubmit === null)
}
