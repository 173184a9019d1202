import { setTimeout } from 'node:timers/promises'
import { patience } from '@kinfold/test-support/patience'
import type { Page } from 'playwright'

/** What a story showed when it failed, which no run afterwards may show again: where the focus was, what is in its fields, and its words. */
export function shownOn(page: Pick<Page, 'evaluate'>): Promise<string> {
  const shown = page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[role=dialog]') ?? document.body
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    )
    const filled = [...fields].map(({ value }) => value)
    const focused = document.activeElement?.cloneNode(false)
    const focus = focused instanceof Element ? focused.outerHTML.slice(0, 200) : 'nowhere'
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden was not shown
    const words = shown.innerText.replaceAll(/\n+/g, '\n').slice(0, 3000)
    return `Focus: ${focus}\nFields: ${filled.join(' | ')}\nShown then:\n${words}`
  })
  // A story may have failed because its page hangs, or is gone.
  const timeout = setTimeout(patience(5_000), 'The page does not answer.', { ref: false })
  return Promise.race([shown, timeout]).catch(error => String(error))
}
