import { patience } from '@kinfold/test-support/patience'
import type { Page } from 'playwright'

const layer = '[data-own-step="true"][data-state="open"]'

/**
 * Whatever lies over a page when its story has ended is closed by the browser's Back, one layer after the other, and
 * the page stays: a new dialog is asked as soon as it has a story.
 */
export async function expectBackCloses(page: Page) {
  const count = () => page.locator(layer).count()
  for (let open = await count(); open > 0; open = await count()) {
    // What works on something, or has to be answered, stays.
    if ((await page.locator(`${layer}[data-closable="false"]`).count()) > 0) return
    const address = page.url()
    await page.evaluate(() => history.back())
    const wanted = { layer, left: open - 1 }
    const closed = page.waitForFunction(
      ({ layer, left }) => document.querySelectorAll(layer).length === left,
      wanted,
      { timeout: patience(5000) },
    )
    await closed.catch(() => {
      throw new Error('The browser’s Back closes no layer that lies over the page.')
    })
    if (page.url() !== address)
      throw new Error('The browser’s Back leaves the page with its layer.')
  }
}
