import { tunde, uche } from '@kinfold/personas/operators/operators'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { openQueue, startTheDay } from './at-the-desk.ts'
import { decideByKey } from './decide-by-key.ts'

test('a withdrawal is approved, put into a batch, released by another, and one of two is paid', {
  tag: '@gate',
}, async ({ browser, browserName }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  const heading = page.getByRole('heading', { level: 1 })
  await openQueue(page, 'Withdrawals')
  // The longest waiting is open; the one after it is in naira.
  await expect(heading).toHaveText('$250 · Efe Ogbemudia')
  await page.keyboard.press('j')
  await expect(heading).toHaveText('₦70,000 · Dayo Bello')
  await decideByKey(page, 'a', 'Approve')
  await expect(heading).toHaveText('$250 · Efe Ogbemudia')

  await page.getByRole('link', { name: /^Payout batches/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Prepare a batch' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Choose all 2' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('2 chosen')).toContainText('₦110,000')
  await decideByKey(page, 'a', 'Prepare the batch')
  await expect(heading).toContainText('₦110,000')
  await expect(page.getByText('You prepared this batch')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release', exact: true })).toHaveCount(0)

  const second = await browser.newPage({ baseURL: server.url })
  await startTheDay(second, uche)
  await openQueue(second, 'Payout batches that are not settled')
  await decideByKey(second, 'a', 'Release')
  // Firefox tells its driver nothing of a file that the page made.
  const file = browserName === 'firefox' ? undefined : second.waitForEvent('download')
  await decideByKey(second, 'd', 'File for the bank')
  if (file) expect((await file).suggestedFilename()).toMatch(/^KF-.*\.csv$/)

  const line = second.getByRole('row').filter({ hasText: '₦70,000' })
  await line.getByRole('checkbox').focus()
  await second.keyboard.press(' ')
  await decideByKey(second, 'a', 'Paid')
  await expect(second.getByText('1 paid, 0 failed')).toBeVisible()
  await second.keyboard.press('x')
  await second.keyboard.press('r')
  await expect(second.getByRole('heading', { name: 'Why did it fail?' })).toBeVisible()
  await second.keyboard.press('1')
  await second.keyboard.press('Control+Enter')
  await expect(second.getByText('1 paid, 1 failed')).toBeVisible()
  await expect(second.getByRole('status').filter({ hasText: 'Settled' })).toBeVisible()
})
