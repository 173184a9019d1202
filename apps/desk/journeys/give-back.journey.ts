import { tunde, uche } from '@kinfold/personas/operators/operators'
import { halima } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Page, test } from 'playwright/test'
import { startTheDay } from './at-the-desk.ts'
import { decideByKey } from './decide-by-key.ts'
import { openMember } from './find-member.ts'
import { expectNews } from './member-news.ts'

async function begin(page: Page, name: RegExp): Promise<void> {
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
  // The first of the usual reasons has the focus, and 1 takes it.
  await page.keyboard.press('1')
}

test('a payment is proposed to be given back, and another approver confirms it', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  await openMember(page, 'hali', 'Halima Sani')
  await begin(page, /^Refund /)
  await expect(page.getByText('Your money is on its way back to you')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/desk\/refunds\//)
  await expect(page.getByText(/^You proposed this/)).toBeVisible()
  const address = page.url()

  const second = await browser.newPage({ baseURL: server.url })
  await startTheDay(second, uche)
  await second.goto(address)
  await decideByKey(second, 'a', 'Confirm')
  await expect(second.getByRole('button', { name: 'It was paid' })).toBeVisible()
  await second.getByLabel(/^The bank’s reference/).focus()
  await second.keyboard.type('FT26153QX81')
  await second.keyboard.press('Tab')
  await second.keyboard.press('Enter')
  await expect(second.getByText('FT26153QX81')).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await expectNews(member, halima.customer.email, 'Your money was sent back')
})

test('a chargeback is recorded from a payment, and won', async ({ browser }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, tunde)
  await openMember(page, 'hali', 'Halima Sani')
  await begin(page, /^Chargeback /)
  await page.getByLabel(/^The provider’s number/).focus()
  await page.keyboard.type('DSP-20260603')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/desk\/chargebacks\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halima Sani')
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await expectNews(member, halima.customer.email, 'Your bank took a payment back')

  await decideByKey(page, 'a', 'We won')
  await expect(page.getByText('Nothing is left to do here.')).toBeVisible()
  await member.reload()
  await expect(member.locator('main')).toContainText('Your payment counts again')
})
