import { zainab } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { startOwnServer } from '@kinfold/test-support/server/start-own-server'
import { expect, test } from 'playwright/test'
import { signInByKeys, startTheDay } from './at-the-desk.ts'

const question = 'Who sees my documents?'

test('an answer is written at the desk by keys alone, and a member reads it', async ({
  browser,
}) => {
  test.setTimeout(patience(120_000))
  await using server = await startOwnServer()
  const page = await browser.newPage({ baseURL: server.url })
  await startTheDay(page, zainab)
  await page.getByRole('link', { name: /^Club/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Questions and answers' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Questions' })).toContainText('Membership')

  await page.keyboard.press('n')
  await page.getByLabel(/^Category/).focus()
  await page.keyboard.type('Safety')
  await page.keyboard.press('Tab')
  await page.keyboard.type(question)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Only our reviewers.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Each look is written down.')

  // Left for a moment: what was typed is there again.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /^Question/ })).toHaveValue(question)
  await page.getByLabel(/^Answer/).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The question is added.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Questions' })).toContainText(question)

  const member = await browser.newPage({ baseURL: server.url })
  await member.goto('/auth/login')
  await signInByKeys(member, dayo.customer.email)
  await expect(member).toHaveURL(/\/dashboard\//)
  await member.goto('/dashboard/faqs')
  await member.getByRole('button', { name: question }).focus()
  await member.keyboard.press('Enter')
  await expect(member.getByText('Only our reviewers.')).toBeVisible()

  await page.goto('/desk/club/log?kind=faq')
  await expect(page.getByText(/added the question/)).toContainText(`“${question}”`)
})
