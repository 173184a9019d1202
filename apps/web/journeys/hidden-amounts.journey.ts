import { patience } from '@kinfold/test-support/patience'
import { expect, type Page, test } from 'playwright/test'
import { storageNames } from '../src/club/storage-names.ts'
import { privateAddresses } from './every-page.ts'
import { openPage } from './open-page.ts'
import { signedInAs } from './signed-in.ts'

test.describe.configure({ timeout: patience(180_000) })

/** What is nobody’s secret keeps its figures: prices, rates, fees, and what is about to be paid. */
function figuresOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = document.body.cloneNode(true)
    if (!(seen instanceof HTMLElement)) return []
    for (const open of seen.querySelectorAll('[data-always-shown],script,style')) open.remove()
    const named = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt']
    const names = [...seen.querySelectorAll('*')].flatMap(element =>
      named.map(name => element.getAttribute(name) ?? ''),
    )
    return [seen.textContent ?? '', ...names]
      .map(text => text.replaceAll(/\$1 = ₦[\d,.]+/g, ''))
      .flatMap(text => [
        ...text.matchAll(/.{0,24}(?:[₦$]\s*\d|\d (?:naira|dollars|kobo|cents)\b)[\d,.]*/g),
      ])
      .map(([found]) => found)
  })
}

test('hidden amounts are hidden on every page, in dialogs and receipts', async ({ page }) => {
  await signedInAs(page, 'dayo')
  await openPage(page, '/dashboard/wallet')
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('₦')
  // It sees them where they are.
  expect((await figuresOn(page)).length).toBeGreaterThan(5)

  await page
    .context()
    .addInitScript(name => localStorage.setItem(name, 'yes'), storageNames.amountsHidden)
  const found: Record<string, string[]> = {}
  const look = async (where: string) => {
    const figures = await figuresOn(page)
    if (figures.length > 0) found[where] = figures
  }
  for (const address of privateAddresses) {
    await openPage(page, address)
    await look(address)
  }
  for (const address of ['/dashboard/transactions', '/dashboard/wallet?currency=USD']) {
    await openPage(page, address)
    await page
      .getByRole('link', { name: /^Contribution to/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(`the receipt on ${address}`)
  }
  await openPage(page, '/dashboard/wallet?action=withdraw')
  const form = page.getByRole('dialog', { name: 'Withdraw' })
  await form.getByLabel('Amount').fill('1500')
  await look('a withdrawal that is typed')
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Withdrawal requested' })).toBeVisible()
  await look('a withdrawal that is asked for, with its toast')
  await page.getByRole('button', { name: 'Done' }).click()
  await page
    .getByRole('button', { name: /^NGN wallet/ })
    .first()
    .click()
  await look('the wallet’s menu')
  expect(found).toEqual({})
})
