import type { Page } from 'playwright'
import type { Theme } from './modes.ts'

/** Waits until nothing more comes and all is painted; in another theme when one is given. */
export async function settle(page: Pick<Page, 'evaluate'>, theme?: Theme) {
  await page.evaluate(async theme => {
    if (theme) Reflect.get(globalThis, 'applyTheme')(theme)
    await document.fonts.ready
    const pending = [...document.images].filter(image => !image.complete)
    await Promise.all(pending.map(image => image.decode().catch(() => undefined)))
    await Reflect.get(globalThis, 'untilQuiet')()
  }, theme)
}
