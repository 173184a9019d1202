import { expect, test } from 'playwright/test'

test('wrong credentials are told, and the form stays filled', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
  await page.getByLabel('Email').fill('nobody@members.example')
  await page.getByLabel('Password').fill('Not-the-password-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid Credentials')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@members.example')
})
