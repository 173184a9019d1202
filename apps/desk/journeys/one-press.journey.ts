import { expect, test } from 'playwright/test'

test('one press signs in as a demo operator, codes included', async ({ page }) => {
  await page.goto('/desk')
  await page.getByRole('button', { name: 'Tunde Bakare' }).click()
  await expect(page).toHaveURL('/desk/today')
  await expect(page.getByRole('heading', { name: 'Hello, Tunde' })).toBeVisible()
})
