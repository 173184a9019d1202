import { uche, zainab } from '@kinfold/personas/operators/operators'
import { bola } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, type Page, test } from 'playwright/test'
import { signInByKeys, startTheDay } from './at-the-desk.ts'
import { decideByKey } from './decide-by-key.ts'

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Club' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a rate takes two people, and a new plan is seen by members', async ({ browser }) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const first = await browser.newPage({ baseURL: server.url })
  await startTheDay(first, zainab)

  await openSection(first, 'Exchange rates')
  // One proposal at a time: the one of the demo club goes first.
  await decideByKey(first, 'r', 'Discard')
  await expect(first.getByRole('region', { name: 'What is proposed' })).toHaveCount(0)
  await first.keyboard.press('n')
  await first.getByLabel(/^Naira for a dollar/).focus()
  await first.keyboard.type('1800.5')
  await expect(first.getByText(/another administrator confirms it/)).toBeVisible()
  await first.getByLabel(/^Why/).focus()
  await first.keyboard.type('The central bank moved its own rate.')
  await first.keyboard.press('Control+Enter')
  await expect(first.getByText(/^You proposed this, so another/)).toBeVisible()
  await expect(first.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  const second = await browser.newPage({ baseURL: server.url })
  await startTheDay(second, uche)
  await openSection(second, 'Exchange rates')
  await decideByKey(second, 'a', 'Confirm')
  await expect(second.getByRole('link', { name: '₦1,800.50' })).toBeVisible()
  await expect(second.getByRole('region', { name: 'What is proposed' })).toHaveCount(0)

  await openSection(first, 'Plans')
  await first.keyboard.press('n')
  await first.getByLabel(/^Type/).fill('income')
  await first.getByLabel(/^Months until/).fill('6')
  await first.getByLabel(/^Name/).fill('Harmattan Income')
  await first.getByLabel(/^What it is/).fill('Six months in treasury bills.')
  await first.getByLabel(/^Least/).fill('25000')
  await first.getByRole('radio', { name: /^Open/ }).check()
  await first.keyboard.press('Control+Enter')
  await expect(first.getByRole('heading', { level: 1, name: 'Harmattan Income' })).toBeVisible()

  const member = await browser.newPage({ baseURL: server.url })
  await member.goto('/auth/login')
  await signInByKeys(member, bola.customer.email)
  await expect(member).toHaveURL(/\/dashboard\//)
  await member.goto('/dashboard/investment-pools')
  await expect(member.locator('main')).toContainText('Harmattan Income')
})
