import { expect, test } from 'playwright/test'
import { signedInAs } from './signed-in.ts'
import { tabTo } from './tab-to.ts'

test('a receipt opens by keys and by its address, and belongs to one member', async ({
  page,
  browser,
}) => {
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/transactions?kind=contribution')
  const line = page.getByRole('link', { name: /^Contribution to/ }).first()
  const receipt = page.getByRole('dialog', { name: /^Contribution to/ })
  await tabTo(page, line)
  await page.keyboard.press('Enter')
  await expect(receipt).toBeVisible()
  const address = page.url()
  expect(address).toMatch(/kind=contribution&receipt=[0-9a-f-]{36}$/)

  // Escape and Back close it alike, and leave the keyboard where it was.
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await expect(page).toHaveURL('/dashboard/transactions?kind=contribution')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(receipt).toBeVisible()
  await page.goBack()
  await expect(receipt).toBeHidden()

  // Opened by its address, from nowhere.
  await page.goto(address)
  await tabTo(page, receipt.getByText('What is in the books'))
  await page.keyboard.press('Enter')
  await expect(receipt.getByText(/all of it comes to nothing/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard/transactions?kind=contribution')
  await expect(line).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signedInAs(other, 'funmi')
  await other.goto(address)
  await expect(other.getByText('We couldn’t find that receipt')).toBeVisible()
  await other.context().close()
})

test('on a phone the filters wait behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs(page, 'dayo')
  await page.goto('/dashboard/transactions?status=failed')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed' }).first()).toBeVisible()
  await expect(status).toBeHidden()
  await page.getByRole('button', { name: 'Filter · 1 on' }).click()
  await expect(status).toHaveText('Failed')
})
