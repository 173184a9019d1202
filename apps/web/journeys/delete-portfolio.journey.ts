import { patience } from '@kinfold/test-support/patience'
import { expect, test } from 'playwright/test'
import { payIn } from './pay-in.ts'
import { signedInAs } from './signed-in.ts'

test('a portfolio that was never paid for is deleted', async ({ page }) => {
  test.setTimeout(patience(120_000))
  await signedInAs(page, 'funmi')
  await page.goto('/dashboard/investment-pools/5?action=contribute')
  const income = payIn(page, 'Contribute to Steady Income')
  await income.giveAmount('67000')
  await income.chooseWay(/^Card/)
  await income.dialog.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByText('This is the sandbox.')).toBeVisible()
  const checkout = page.url()
  // All that can become of it is in sight, down to giving up.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })

  await page.goto('/dashboard/my-investments/product/5')
  const unpaid = page.getByRole('row').filter({ hasText: 'Awaiting payment' })
  await unpaid.getByRole('link').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this portfolio?' })
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('The portfolio is deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Contributions' })).toBeVisible()

  // Its checkout takes nothing any more. Looked at in another window: a step of history that the dialog gives back late
  // would call off leaving this one.
  const other = await page.context().newPage()
  await other.goto(checkout)
  await expect(other.getByText(/was cancelled|takes no payment/)).toBeVisible()
  await other.goto('/dashboard/my-investments/product/5')
  await expect(other.getByRole('row').filter({ hasText: 'Active' })).toBeVisible()
  await expect(other.getByText('Awaiting payment')).toHaveCount(0)
})
