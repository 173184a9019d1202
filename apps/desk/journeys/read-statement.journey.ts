import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { tunde } from '@kinfold/personas/operators/operators'
import { chidi, halima } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { startTheDay } from './at-the-desk.ts'
import { expectNews } from './member-news.ts'

const waiting = paymentsOf(halima).find(({ status }) => status === 'pending_confirmation')

/** One that names a transfer, one that only looks like one, and what the bank took for itself. */
function bankFile(clubDay: string): string {
  const today = new Date(`${clubDay} UTC`).toISOString().slice(0, 10).split('-').reverse().join('/')
  const { first_name, last_name } = chidi.customer
  return [
    'Trans. Date,Reference,Debit,Credit,Balance,Remarks',
    `${today},FT90001,,45000.00,1045000.00,NIP ${waiting?.reference}`,
    `${today},FT90002,,100000.00,1145000.00,${first_name} ${last_name}`.toUpperCase(),
    `${today},FT90003,52.50,,1144947.50,SMS ALERT CHARGE`,
  ].join('\n')
}

test('an operator sends the bank’s file, confirms what is sure, and undoes a slip', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  const clubDay = await page.getByText(/^\w+day, \d+ \w+ \d{4}$/).textContent()
  await page.getByRole('navigation').getByRole('link', { name: 'Statements' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bank statements' })).toBeVisible()

  await page.keyboard.press('n')
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('Choose a file', { exact: true }).focus()
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(bankFile(clubDay ?? ''))
  await (await choosing).setFiles({ name: 'today.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Read the file' }).focus()
  await page.keyboard.press('Enter')

  // The transfer that is named is confirmed by itself; the one that is sure, with one press.
  const lines = page.getByRole('list', { name: 'Lines' })
  await expect(lines).toContainText('Matched')
  await page.getByRole('button', { name: 'Confirm 1 exact' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm ₦100,000' }).focus()
  await page.keyboard.press('Enter')
  await expect(lines.getByText('Matched')).toHaveCount(2)

  await lines.getByRole('link', { name: /SMS ALERT/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'It is a charge of the bank' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Match', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(lines.getByText('Matched')).toHaveCount(3)

  await lines.getByRole('link', { name: /SMS ALERT/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SMS ALERT')
  await expect(page.getByRole('button', { name: 'Undo the match' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: 'Why is the match undone?' })).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The match is undone.')).toBeVisible()
  await expect(lines.getByText('Matched')).toHaveCount(2)

  const member = await browser.newPage({ baseURL: server.url })
  await expectNews(member, chidi.customer.email, 'Your contribution has arrived')
})
