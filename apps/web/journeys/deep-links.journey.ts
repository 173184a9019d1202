import { expect, test } from 'playwright/test'
import { choose } from './new-member.ts'
import { signedInAs } from './signed-in.ts'

test('tabs have addresses: they can be linked to, and Back goes through them', async ({ page }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/my-account?tab=KYC')
  await expect(page.getByRole('tab', { name: 'KYC', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Bank' }).click()
  await expect(page).toHaveURL('/dashboard/my-account?tab=Bank')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'KYC', selected: true })).toBeVisible()

  await page.goto('/dashboard/my-investments?investment_type=USD')
  await expect(page.getByRole('tab', { name: 'USD portfolio', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'NGN portfolio' }).click()
  await expect(page).toHaveURL('/dashboard/my-investments?investment_type=NGN')
  await expect(page.getByText('What your portfolios are worth')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'USD portfolio', selected: true })).toBeVisible()
})

test('what a list is narrowed to stands in the address', async ({ page }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/transactions')
  const lines = page
    .getByRole('region', { name: 'Transactions of the NGN wallet' })
    .getByRole('listitem')
  const others = lines.filter({ hasNotText: 'Failed' })
  await expect(others.first()).toBeVisible()
  await choose(page, 'Status', 'Failed')
  await expect(page).toHaveURL('/dashboard/transactions?status=failed')
  await expect(others).toHaveCount(0)
  await page.reload()
  await expect(lines.first()).toBeVisible()
  await expect(others).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/transactions')
  await expect(others.first()).toBeVisible()
})

test('an answer that is opened can be linked to', async ({ page }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/faqs')
  const question = page.getByRole('button', { name: 'Who can become a member?' })
  await question.click()
  await expect(page).toHaveURL(/\/dashboard\/faqs\?question=./)
  await page.reload()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await question.click()
  await expect(page).toHaveURL('/dashboard/faqs')
})

test('from a portfolio to its plan and back, each at an address of its own', async ({ page }) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/my-investments?investment_type=NGN')
  await page.getByRole('link', { name: /^Since .* in Family Growth Pool$/ }).click()
  await expect(page).toHaveURL(/\/my-investments\/details\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Movements of this portfolio' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await trail.getByRole('link', { name: 'Family Growth Pool' }).click()
  await expect(page).toHaveURL('/dashboard/my-investments/product/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Family Growth Pool' })).toBeVisible()
  await page.goto('/dashboard/my-investments/details/made-up')
  await expect(page.getByText('We couldn’t find that portfolio')).toBeVisible()
})

test('a purple plan is reached by type and currency, from the menu and by its address', async ({
  page,
}) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/overview')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Contribute' }).click()
  await expect(page).toHaveURL('/dashboard/investment-pools')
  await menu.getByRole('button', { name: 'More of Contribute' }).click()
  await menu.getByRole('link', { name: 'Purple NGN' }).click()
  await expect(page).toHaveURL(/investment-pools\/\d+\?product_type=purple&currency=NGN$/)
  const heading = page.getByRole('heading', { level: 1, name: 'Purple NGN' })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contribute' })).toBeVisible()
})

test('signing in leads inside the dashboard and nowhere else', async ({ page }) => {
  const signIn = async (target: string) => {
    await page.goto(`/auth/login?redirect_url=${encodeURIComponent(target)}`)
    await page.getByLabel('Email').fill('dayo@kinfold.example')
    await page.getByLabel(/^Password\*?$/).fill('Harmattan#26')
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  for (const trick of ['https://elsewhere.example/', '//elsewhere.example', '/dashboard/../auth']) {
    await signIn(trick)
    await expect(page).toHaveURL('/dashboard/overview')
    await page.evaluate(() => localStorage.clear())
  }
  await signIn('/dashboard/my-account?tab=Bank')
  await expect(page).toHaveURL('/dashboard/my-account?tab=Bank')
})
