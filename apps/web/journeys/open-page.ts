import { expect, type Page, type Request } from 'playwright/test'

const quietMs = 150

/**
 * Opens an address and waits until nothing is asked for and nothing changes any more. It sees a page that is done in
 * less time than `networkidle`, which asks for half a second without a request and looks at nothing else.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  const underWay = new Set<Request>()
  const begun = (request: Request) => void underWay.add(request)
  const ended = (request: Request) => void underWay.delete(request)
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  await page.goto(address)
  do await page.evaluate(untilNothingChanges, quietMs)
  while (underWay.size > 0)
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0)
  await expect(page.locator('[role=status]', { hasText: /loading/i })).toHaveCount(0)
}

/** Runs in the page. */
function untilNothingChanges(quietMs: number): Promise<void> {
  return new Promise(resolve => {
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        observer.disconnect()
        requestIdleCallback(() => resolve())
      }, quietMs)
    }
    const observer = new MutationObserver(wait)
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    wait()
  })
}
