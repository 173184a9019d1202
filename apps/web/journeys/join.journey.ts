import { expect, test } from 'playwright/test'
import { mailedCode } from './mailbox.ts'
import { fillSignUp, freshAddress, joinAsNewMember, password, typeCode } from './new-member.ts'
import { waitForHydration } from './wait-for-hydration.ts'

test('a new member registers, proves the address and lands on the overview', {
  tag: '@gate',
}, async ({ page }) => {
  await joinAsNewMember(page, freshAddress('ngozi'))
  await expect(page).toHaveURL('/dashboard/overview')
  await expect(page).toHaveTitle(/^Dashboard · /)
})

test('a press counts even when the field it leaves is refused at that moment', async ({ page }) => {
  await page.goto('/auth/sign-up')
  await waitForHydration(page)
  await page.getByLabel('First name').click()
  await page.getByRole('combobox', { name: 'Country of residence' }).click({ delay: 200 })
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
})

test('signing in with an unproven address asks for the code first', async ({ page }) => {
  const email = freshAddress('late')
  await page.goto('/auth/sign-up?redirect_url=%2Fdashboard%2Fwallet')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth/login?redirect_url=%2Fdashboard%2Fwallet')
  // The address changes first, and the page that is left has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password\*?$/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`We've sent a 4-digit code to your email ${email}`)).toBeVisible()
  await typeCode(page, '0000')
  await expect(page.getByText('That code is not right.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 4 of 4' }).click()
  for (let at = 4; at > 0; at--) {
    const box = page.getByRole('textbox', { name: `Digit ${at} of 4` })
    await box.press('Backspace')
    await expect(box).toHaveValue('')
  }
  await typeCode(page, await mailedCode(page.request, email))
  await expect(page).toHaveURL('/dashboard/wallet')
})
