import { expect, test } from 'playwright/test'
import { fillSignUp, freshAddress, joinAsNewMember } from './new-member.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

test('on a phone, from the empty form through the menu to the wallet and out again', async ({
  page,
}) => {
  await joinAsNewMember(page, freshAddress('phone'))
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: /NGN wallet/ }).tap()
  await page.getByRole('menuitem', { name: 'Withdraw' }).tap()
  await expect(page).toHaveURL('/dashboard/wallet?action=withdraw')
  await expect(menu).toBeHidden()
  const withdraw = page.getByRole('dialog', { name: 'Withdraw' })
  await expect(withdraw.getByRole('link', { name: 'Add your bank account' })).toBeVisible()
  await withdraw.getByRole('button', { name: 'Not now' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'My Wallet' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await menu.getByRole('button', { name: 'Logout' }).tap()
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/auth/login')
})

test('on a phone, a field that the server refuses is opened, and Enter leads on from each', async ({
  page,
}) => {
  await page.goto('/auth/sign-up')
  await fillSignUp(page, freshAddress('refused'))
  await page.getByLabel(/^Password\*?$/).press('Enter')
  await expect(page.getByLabel('Confirm password')).toBeFocused()
  await page.getByRole('button', { name: 'Where you live' }).tap()
  const phone = page.getByLabel('Phone')
  // Digits enough for some country, too few for this one: only the server knows.
  await phone.fill('803123456')
  await phone.press('Enter')
  await expect(page.getByRole('button', { name: 'How you found us' })).toBeFocused()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(phone).toBeFocused()
  await expect(
    page.getByText('Please enter a valid phone number.', { exact: true }),
  ).toBeInViewport()

  await phone.fill('8031234567')
  await phone.press('Enter')
  await expect(page.getByRole('button', { name: 'How you found us' })).toBeFocused()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('dialog', { name: 'OTP Verification' })).toBeVisible()
})
