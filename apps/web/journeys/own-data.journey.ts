import { readFileSync } from 'node:fs'
import { patience } from '@kinfold/test-support/patience'
import { expect, test } from 'playwright/test'
import { mailedGoodbye } from './mailbox.ts'
import { freshAddress, joinAsNewMember, password } from './new-member.ts'
import { signedInAs } from './signed-in.ts'

test('a member takes everything along that the club keeps, once', async ({ page }) => {
  await signedInAs(page, 'efe')
  await page.goto('/dashboard/my-account?tab=Data')
  await page.getByRole('button', { name: 'Ask for your data' }).click()
  await page.getByRole('button', { name: 'Download your data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download your data' })
  await dialog.getByLabel('Your password').fill(password)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = readFileSync(await file.path())
  // What each ZIP file begins with, and the name of its first entry.
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('profile/membership.json')).toBe(true)
  await expect(page.getByText('You have downloaded your data')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for it again' })).toBeVisible()
})

test('a member closes their account, and is a stranger then', async ({ page }) => {
  test.setTimeout(patience(120_000))
  const email = freshAddress('leaving')
  await joinAsNewMember(page, email)
  await page.goto('/dashboard/my-account?tab=Data')
  await page.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(page.getByText(/^Your account is closed/)).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password, cf_turnstile_response: 'sandbox' },
  })
  expect([answer.status(), (await answer.json()).code]).toEqual([401, 'invalid_credentials'])
  expect(await mailedGoodbye(page.request, email)).not.toBe('')
})
