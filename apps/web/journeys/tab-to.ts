import type { Locator, Page } from 'playwright/test'

/** How many stops a page may have before somebody gives up. */
export const mostStops = 60

/** Goes on with Tab as far as it takes, as somebody without a pointer has to. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}.`)
}
