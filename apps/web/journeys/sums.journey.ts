import { patience } from '@kinfold/test-support/patience'
import { expect, type Page, test } from 'playwright/test'
import { privateAddresses } from './every-page.ts'
import { openPage } from './open-page.ts'
import { signedInAs } from './signed-in.ts'

test.setTimeout(patience(180_000))

const members = ['bola', 'chidi', 'dayo', 'efe', 'funmi', 'gbenga', 'halima']

const withSums = privateAddresses.filter(
  address =>
    /overview|investment-report|my-investments\b(?!.*recurring)/.test(address) &&
    // The same page, under a dialog.
    !address.includes('action='),
)

/** The portfolio among the addresses is Dayo’s. */
const addressesOf = (member: string) =>
  withSums.filter(address => member === 'dayo' || !address.includes('/details/'))

type Sum = { readonly shown: string; readonly total: number; readonly parts: readonly number[] }

/** In kobo or cents, as the page itself writes them. */
function sumsOn(page: Page): Promise<Sum[]> {
  return page.evaluate(() => {
    const minorOf = (element: Element) => {
      const [, sign, whole = '', decimals = '00'] =
        /([+−]?)[₦$]([\d,]+)(?:\.(\d\d))?/.exec(element.textContent ?? '') ?? []
      return Number(`${whole.replaceAll(',', '')}${decimals}`) * (sign === '−' ? -1 : 1)
    }
    return [...document.querySelectorAll('[data-adds-up]')].flatMap(sum => {
      const total = sum.querySelector('[data-sum=total]')
      if (!total) return []
      const parts = [...sum.querySelectorAll('[data-sum]:not([data-sum=total])')].map(
        part => minorOf(part) * (part.matches('[data-sum=minus]') ? -1 : 1),
      )
      return [{ shown: sum.textContent ?? '', total: minorOf(total), parts }]
    })
  })
}

test('each sum that is shown adds up where it stands, for every member', async ({ browser }) => {
  let seen = 0
  const wrong: string[] = []
  for (const member of members) {
    const page = await browser.newPage()
    await signedInAs(page, member)
    for (const address of addressesOf(member)) {
      await openPage(page, address)
      for (const { shown, total, parts } of await sumsOn(page)) {
        seen += parts.length > 0 ? 1 : 0
        if (parts.reduce((all, part) => all + part, 0) !== total)
          wrong.push(`${member} on ${address}: ${shown}`)
      }
    }
    await page.close()
  }
  expect(wrong).toEqual([])
  // It sees them where they are.
  expect(seen).toBeGreaterThan(20)
})
