import { expect, test } from 'playwright/test'
import { freshAddress, joinAsNewMember } from './new-member.ts'

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
