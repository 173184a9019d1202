import { dayo } from '@kinfold/personas/people/people'
import { expect, test } from 'playwright/test'

test('one press signs in as a demo member', async ({ page }) => {
  await page.goto('/auth/login')
  const { first_name, last_name } = dayo.customer
  await page.getByRole('button', { name: `${first_name} ${last_name}` }).click()
  await expect(page).toHaveURL('/dashboard/overview')
  await expect(page.getByRole('heading', { name: `Welcome, ${first_name}` })).toBeVisible()
})

test('whom one may be is in the page as it is served, and a press counts that comes early', async ({
  page,
  browser,
}) => {
  const { first_name, last_name } = dayo.customer
  const person = { name: `${first_name} ${last_name}` }
  const unscripted = await browser.newPage({ javaScriptEnabled: false })
  await unscripted.goto('/auth/login')
  await expect(unscripted.getByRole('button', person)).toBeVisible()
  await unscripted.close()

  await page.addInitScript(name => {
    new MutationObserver((_, seen) => {
      const button = [...document.querySelectorAll('button')].find(each =>
        each.textContent?.startsWith(name),
      )
      if (!button) return
      seen.disconnect()
      button.click()
    }).observe(document, { childList: true, subtree: true })
  }, person.name)
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { name: `Welcome, ${first_name}` })).toBeVisible()
})

test('one press as an operator leads to the desk', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Uche Okafor' }).click()
  await expect(page).toHaveURL('/desk/today')
  await expect(page.getByRole('heading', { name: 'Hello, Uche' })).toBeVisible()
})
