import { uche, zainab } from '@kinfold/personas/operators/operators'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Page, test } from 'playwright/test'
import { startTheDay } from './at-the-desk.ts'
import { decideByKey } from './decide-by-key.ts'

async function openStaff(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('link', { name: /^Club/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Staff', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('other roles wait for a second administrator, and hold once confirmed', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const first = await browser.newPage({ baseURL: server.url })
  await startTheDay(first, zainab)
  // What was proposed by Uche before: she discards it, and proposes something else.
  await openStaff(first, /^Tunde/)
  await decideByKey(first, 'r', 'Discard')
  await expect(first.getByRole('button', { name: 'Propose' })).toBeVisible()
  await first.getByRole('checkbox', { name: 'Administrator' }).focus()
  await first.keyboard.press('Space')
  await first.getByLabel(/^Why/).focus()
  await first.keyboard.type('A third administrator is needed.')
  await first.keyboard.press('Control+Enter')
  await expect(first.getByText(/^You proposed this, so another administrator/)).toBeVisible()

  const second = await browser.newPage({ baseURL: server.url })
  await startTheDay(second, uche)
  await openStaff(second, /^Tunde/)
  await expect(second.getByText('“A third administrator is needed.”')).toBeVisible()
  await decideByKey(second, 'a', 'Confirm')
  await expect(second.getByText('The new roles hold from now on.')).toBeVisible()
  await expect(second.getByText('Approver, Administrator').first()).toBeVisible()

  await second.getByRole('link', { name: 'What they did' }).focus()
  await second.keyboard.press('Enter')
  await second.goto('/desk/club/log?kind=operator')
  await expect(second.getByText(/confirmed other roles for/).first()).toContainText('Tunde')
})
