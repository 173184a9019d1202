import { zainab } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { signInByKeys, startTheDay } from './at-the-desk.ts'
import { openMember } from './find-member.ts'

test('a member is found by part of the name, put on hold and reinstated, by keys alone', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, zainab)
  await openMember(page, 'bel', 'Dayo Bello')

  // The figure leads to its postings, and Back to the record.
  await page.getByRole('link', { name: /Postings of the NGN wallet$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Postings' })).toContainText('Then there was')
  await page.goBack()

  await expect(page.getByRole('button', { name: 'Put on hold' })).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('On hold', { exact: true })).toBeVisible()
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('Put on hold')
  await expect(history).toContainText('Somebody else may have got into the account.')

  const member = await browser.newPage({ baseURL: server.url })
  await member.goto('/auth/login')
  await signInByKeys(member, dayo.customer.email)
  await expect(member.getByText(/^Your account is on hold/)).toBeVisible()

  await expect(page.getByRole('button', { name: 'End the hold' })).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(history).toContainText('Hold ended')
  await member.goto('/auth/login')
  await signInByKeys(member, dayo.customer.email)
  await expect(member).toHaveURL(/\/dashboard\//)
})
