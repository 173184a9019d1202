import { unmatchedMoney } from '@kinfold/personas/desk/unmatched-money'
import { tunde } from '@kinfold/personas/operators/operators'
import { bola } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { openQueue, startTheDay } from './at-the-desk.ts'
import { expectNews } from './member-news.ts'

const [first, second] = unmatchedMoney.filter(({ state }) => state === 'open')

test('an operator gives unmatched money to its member, and returns what is nobody’s', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  await openQueue(page, 'Unmatched money')

  // The sender's name is looked for at once: to the member, to what it is for, and Enter.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(first?.sender_name ?? '')
  const members = page.getByRole('list', { name: 'Members found' }).getByRole('button')
  await expect(members).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Give ₦35,000 to Bola/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'The NGN wallet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading).toContainText(second?.sender_name ?? '')
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'All money has its member' })).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await expectNews(member, bola.customer.email, 'We matched a transfer to you')
})
