import { patience } from '@kinfold/test-support/patience'
import { expect, type Page, test } from 'playwright/test'
import { privateAddresses } from '../every-page.ts'
import { openMemberPage } from './open-member-page.ts'
import { openClub } from './paying/open-club.ts'

// Nothing of any page may leave its place, at any width, however long a name and however large an amount is. The
// answers are the server's own, with other names and amounts in them.

test.describe.configure({ timeout: patience(3_600_000) })

const widths = Array.from({ length: 65 }, (_, step) => 320 + 20 * step)

type Extreme = { readonly amount: number | undefined; readonly name: string | undefined }

const extremes: Readonly<Record<string, Extreme>> = {
  'long names': { amount: undefined, name: 'Oluwaseunfunmilayo-Temitope Chukwuemeka' },
  'huge amounts': { amount: 999_999_999_999.99, name: undefined },
  'long names and losses': {
    amount: -999_999_999_999.99,
    name: 'Wolfeschlegelsteinhausenbergerdorff',
  },
}

const names = /^(first_name|last_name|name|title|account_name|bank_name|description)$/
const amounts =
  /^(value|contributed|returns|balance|available|held|amount|balance_after|value_after|closing)$/

function stretch(value: unknown, { amount, name }: Extreme, key = ''): unknown {
  if (Array.isArray(value)) return value.map(each => stretch(each, { amount, name }))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([of, each]) => [of, stretch(each, { amount, name }, of)]),
    )
  }
  if (typeof value === 'number' && amount !== undefined && amounts.test(key)) return amount
  if (typeof value === 'string' && name !== undefined && names.test(key)) return name
  return value
}

async function answerWith(page: Page, extreme: Extreme): Promise<void> {
  await page.route('**/api/**', async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    if (!isJson) return route.fulfill({ response })
    return route.fulfill({ response, json: stretch(await response.json(), extreme) })
  })
}

/** Words that are seen outside of the box that should hold them, by more than a zoomed page's rounding. */
function wordsOutside(): string[] {
  const tolerance = 1.5
  const boxes = 'td, [data-tone], button, a, dd, header, nav, [role=dialog], main'
  const found = new Set<string>()
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element?.checkVisibility() || !text.textContent?.trim()) continue
    const box = element.closest(boxes)
    // What is for screen readers alone, and what scrolls inside of its place, is not seen outside of it.
    if (!box || element.closest('.sr-only, caption, [class*="overflow-x-auto"]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    const place = box.getBoundingClientRect()
    if (words.width < 2 || place.width < 2) continue
    const over = Math.max(words.right - place.right, place.left - words.left)
    if (over > tolerance)
      found.add(`${Math.round(over)} px: ${text.textContent.trim().slice(0, 60)}`)
  }
  return [...found]
}

for (const [what, extreme] of Object.entries(extremes)) {
  test(`no word leaves its place at any width: ${what}`, async ({ browser }) => {
    const club = await openClub('dayo')
    try {
      const page = await openMemberPage(browser, club)
      await answerWith(page, extreme)
      const outside: string[] = []
      for (const address of privateAddresses) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.evaluate(
            () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          )
          const found = await page.evaluate(wordsOutside)
          outside.push(...found.map(each => `${address} at ${width}: ${each}`))
        }
      }
      expect(outside).toEqual([])
    } finally {
      await club.close()
    }
  })
}
