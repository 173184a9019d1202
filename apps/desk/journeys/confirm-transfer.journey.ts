import { tunde } from '@kinfold/personas/operators/operators'
import { chidi, halima } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { openQueue, startTheDay } from './at-the-desk.ts'
import { expectNews } from './member-news.ts'

test('an operator confirms one transfer short, rejects another, and both members read it', {
  tag: '@gate',
}, async ({ browser }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  await openQueue(page, 'Transfers')

  // The longest waiting is open: A, the statement's reference, what came, and Enter.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(halima.customer.last_name)
  await page.keyboard.press('a')
  await expect(page.getByLabel('Bank’s reference')).toBeFocused()
  await page.keyboard.type('FT26154HB20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('44950')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('It is ₦50 less than expected')).toBeFocused()
  await page.keyboard.press('Space')
  const news = '₦44,950 arrived, less than the ₦45,000 we expected. What arrived is what counts.'
  await expect(page.getByText(news)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm short' }).focus()
  await page.keyboard.press('Enter')

  await expect(heading).toContainText(chidi.customer.last_name)
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'All is confirmed' })).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await expectNews(member, halima.customer.email, news)
  const another = await browser.newPage({ baseURL: server.url })
  await expectNews(another, chidi.customer.email, 'We could not find your transfer')
})
