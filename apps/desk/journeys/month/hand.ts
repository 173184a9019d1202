import { expect, type Locator, type Page } from 'playwright/test'
import { addTo, type Tally } from './tally.ts'

/** What comes within this time is there at once, as people see it. */
const atOnceMs = 100
/** How many stops a page may have before somebody gives up. */
const mostStops = 60

/**
 * Somebody at the desk who has a keyboard and nothing else: each press is counted, and each time that the page
 * keeps them waiting. They reload nothing and type no address.
 */
export class Hand {
  readonly page: Page
  readonly #tally: Tally
  #queue = 'Between queues'

  constructor(page: Page, tally: Tally) {
    this.page = page
    this.#tally = tally
  }

  /** Opens a page of the desk by its name in the rail and works there; `cases` says how many were decided. */
  async work(pageName: string, cases: number, work: () => Promise<void>): Promise<void> {
    this.#queue = pageName
    const started = performance.now()
    await this.goTo(pageName)
    await work()
    addTo(this.#tally, pageName, { cases, seconds: (performance.now() - started) / 1000 })
    this.#queue = 'Between queues'
  }

  /** By the list of places, as the keys' own list tells. */
  async goTo(place: string, note = 'Page'): Promise<void> {
    await this.press('Control+k')
    await this.sees(this.page.getByRole('combobox', { name: 'Page, case or member' }))
    await this.type(place)
    const first = this.page.getByRole('option').first()
    await this.sees(first.filter({ hasText: note }).filter({ hasText: place }))
    await this.press('Enter')
    await this.sees(this.page.getByRole('heading', { level: 1 }))
  }

  /** From another window, or from home. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  async press(key: string): Promise<void> {
    addTo(this.#tally, this.#queue, { presses: 1 })
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    addTo(this.#tally, this.#queue, { presses: text.length })
    await this.page.keyboard.type(text)
  }

  /** Goes on only once it is there, and notes when that took a while. */
  async sees(what: Locator): Promise<void> {
    await this.#waits(() => expect(what).toBeVisible())
  }

  async reads(where: Locator, text: string | RegExp): Promise<void> {
    await this.#waits(() => expect(where).toContainText(text))
  }

  /** A case or a page is known by its heading. */
  async readsHeading(text: string | RegExp): Promise<void> {
    await this.reads(this.page.getByRole('heading', { level: 1 }), text)
  }

  /** With Tab as far as it takes, forwards or back. */
  async tabTo(target: Locator): Promise<void> {
    await this.sees(target)
    const isBefore = await target.evaluate(element => {
      const at = document.activeElement?.compareDocumentPosition(element) ?? 0
      return (at & Node.DOCUMENT_POSITION_PRECEDING) > 0
    })
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await this.press(isBefore ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab never reached ${target}.`)
  }

  async tabAndPress(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }

  /** A letter finds the button, and Enter presses it. */
  async decide(key: string, button: string): Promise<void> {
    const found = this.page.getByRole('button', { name: button, exact: true })
    await this.sees(found)
    await this.press(key)
    await expect(found).toBeFocused()
    await this.press('Enter')
  }

  /** One of the choices above a list, and the first case of those that are left. */
  async filter(group: string, choice: string): Promise<void> {
    const choices = this.page.getByRole('group', { name: group, exact: true })
    await this.tabAndPress(choices.getByRole('button', { name: choice, exact: true }))
    await expect(this.page.locator('main [data-refetching]')).toHaveCount(0)
    await this.sees(this.page.locator('main li a').first())
    const opened = this.page.locator('main li a[aria-current=true]')
    if ((await opened.count()) === 0) await this.press('j')
    await this.sees(opened)
  }

  /** A usual reason by its number, and the form sent. */
  async giveReason(question: string, number: number): Promise<void> {
    await this.sees(this.page.getByRole('heading', { name: question }))
    await this.press(String(number))
    await this.press('Control+Enter')
  }

  async #waits(until: () => Promise<void>): Promise<void> {
    const started = performance.now()
    await until()
    const waited = performance.now() - started
    if (waited > atOnceMs) addTo(this.#tally, this.#queue, { waits: 1, waited: waited / 1000 })
  }
}
