import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'playwright/test'

test('one press signs in as a demo member', async ({ page }) => {
  await page.goto('/auth/login')
  const { first_name, last_name } = dayo.customer
  await page.getByRole('button', { name: `${first_name} ${last_name}` }).click()
  await expect(page).toHaveURL('/dashboard/overview')
  await expect(page.getByRole('heading', { name: `Welcome, ${first_name}` })).toBeVisible()
})

test('one press as an operator leads to the desk', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Uche Okafor' }).click()
  await expect(page).toHaveURL('/desk/today')
  await expect(page.getByRole('heading', { name: 'Hello, Uche' })).toBeVisible()
})
